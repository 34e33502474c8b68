import type { Role } from '@vitrina/contract/access.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { getCabinetName } from '../get-cabinet-name.ts';
import { withdrawInvites } from '../invites/withdraw-invites.ts';
import { lockPair } from '../lock-members.ts';
import { addRoles, areSameRoles, mayChangeRoles, removeRoles } from '../member-rules.ts';
import type { CabinetsTables } from '../tables.ts';

type Change = { cabinetId: number; actorId: number; targetId: number; roles: readonly Role[] };

type Changing = Pick<Context, 'db' | 'clock' | 'log'>;

/** One at a time are given and taken: what counts is how they stand now, so an unread telling is replaced. */
async function notifyOfRoles(trx: Db, { cabinetId, targetId, roles }: Omit<Change, 'actorId'>, at: Date) {
  const cabinetName = await getCabinetName(trx, cabinetId);
  const event: NotificationEvent = { kind: 'rolesChanged', cabinetName, roles: [...roles] };
  await addNotification(trx, { userIds: [targetId], cabinetId, event, at, replacesUnread: true });
}

async function changeRoles(
  { db, clock, log }: Changing,
  { cabinetId, actorId, targetId, roles: given }: Change,
  change: (roles: readonly Role[], given: readonly Role[]) => Role[],
): Promise<Role[]> {
  const roles = await db.transaction().execute(async (trx) => {
    const { actor, target } = await lockPair(trx, cabinetId, { actorId, targetId });
    if (!mayChangeRoles(actor, target, given)) throw problem('cabinet.higherRights');
    const changed = change(target, given);
    await trx
      .withTables<CabinetsTables>()
      .updateTable('cabinet_members')
      .set({ roles: changed })
      .where('cabinet_id', '=', cabinetId)
      .where('user_id', '=', targetId)
      .execute();
    await withdrawInvites(trx, cabinetId, { inviterId: targetId, roles: changed });
    if (!areSameRoles(target, changed)) {
      await notifyOfRoles(trx, { cabinetId, targetId, roles: changed }, clock.now());
    }
    return changed;
  });
  log.info(
    { event: 'cabinet.rolesChanged', cabinetId, userId: actorId, targetId, roles },
    'member roles changed',
  );
  return roles;
}

/** product.md 6.1: roles add up. */
export async function addPermissions(context: Changing, change: Change): Promise<Role[]> {
  return changeRoles(context, change, addRoles);
}

export async function removePermissions(context: Changing, change: Change): Promise<Role[]> {
  return changeRoles(context, change, removeRoles);
}
