import type { Role } from '@vitrina/contract/access.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { withdrawInvites } from '../invites/withdraw-invites.ts';
import type { CabinetsTables } from '../tables.ts';
import { lockPair } from './lock-members.ts';
import { addRoles, mayChangeRoles, removeRoles } from './rules.ts';

type Change = { cabinetId: number; actorId: number; targetId: number; roles: readonly Role[] };

async function changeRoles(
  { db, log }: Pick<Context, 'db' | 'log'>,
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
    return changed;
  });
  log.info({ event: 'cabinet.rolesChanged', cabinetId, userId: actorId, targetId, roles }, 'roles changed');
  return roles;
}

/** spec 6: roles add up. */
export async function addPermissions(context: Pick<Context, 'db' | 'log'>, change: Change): Promise<Role[]> {
  return changeRoles(context, change, addRoles);
}

export async function removePermissions(
  context: Pick<Context, 'db' | 'log'>,
  change: Change,
): Promise<Role[]> {
  return changeRoles(context, change, removeRoles);
}
