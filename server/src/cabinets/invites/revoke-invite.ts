import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { lockMember } from '../lock-members.ts';
import { mayInvite } from '../member-rules.ts';
import type { CabinetsTables } from '../tables.ts';
import { findWaiting } from './find-waiting.ts';
import type { Manager } from './send-invite.ts';

export async function revokeInvite(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { cabinetId, actorId }: Manager,
  inviteId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const actor = await lockMember(trx, cabinetId, actorId);
    const waiting = await findWaiting(trx, cabinetId, { id: inviteId });
    if (!waiting) throw problem('invite.notFound');
    if (!mayInvite(actor, waiting.roles)) throw problem('cabinet.higherRights');
    await trx
      .withTables<CabinetsTables>()
      .deleteFrom('cabinet_invites')
      .where('id', '=', waiting.id)
      .execute();
  });
  log.info({ event: 'cabinet.inviteRevoked', cabinetId, userId: actorId, inviteId }, 'invitation revoked');
}
