import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { lockMember } from '../lock-members.ts';
import { deleteMember } from './delete-member.ts';

export async function leaveCabinet(
  { db, log }: Pick<Context, 'db' | 'log'>,
  cabinetId: number,
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const roles = await lockMember(trx, cabinetId, userId);
    if (roles.includes('owner')) throw problem('cabinet.ownerStays');
    await deleteMember(trx, cabinetId, userId);
  });
  log.info({ event: 'cabinet.userRemoved', cabinetId, userId, targetId: userId }, 'member left');
}
