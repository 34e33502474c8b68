import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getCabinetName } from '../get-cabinet-name.ts';
import { lockPair } from '../lock-members.ts';
import { mayRemove } from '../member-rules.ts';
import { deleteMember } from './delete-member.ts';

type Removal = { cabinetId: number; actorId: number; targetId: number };

export async function removeUser(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  { cabinetId, actorId, targetId }: Removal,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { actor, target } = await lockPair(trx, cabinetId, { actorId, targetId });
    if (target.includes('owner')) throw problem('cabinet.ownerStays');
    if (!mayRemove(actor, target)) throw problem('cabinet.higherRights');
    await deleteMember(trx, cabinetId, targetId);
    const event = { kind: 'removedFromCabinet', cabinetName: await getCabinetName(trx, cabinetId) } as const;
    await addNotification(trx, { userIds: [targetId], cabinetId: null, event, at: clock.now() });
  });
  log.info({ event: 'cabinet.userRemoved', cabinetId, userId: actorId, targetId }, 'member removed');
}
