import type { Role } from '@vitrina/contract/access.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

/** Roles of people as they are until the end of the transaction, locked in one order. */
async function lockRoles(
  trx: Db,
  cabinetId: number,
  userIds: readonly number[],
): Promise<Map<number, Role[]>> {
  const rows = await trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .select(['user_id', 'roles'])
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.roles]));
}

/** One of a cabinet's people who acts on their own membership. */
export async function lockMember(trx: Db, cabinetId: number, userId: number): Promise<Role[]> {
  const roles = (await lockRoles(trx, cabinetId, [userId])).get(userId);
  if (!roles) throw problem('cabinet.notFound');
  return roles;
}

/** Whoever acts and whom they act on: of two managers at once each sees what the other one did. */
export async function lockPair(
  trx: Db,
  cabinetId: number,
  { actorId, targetId }: { actorId: number; targetId: number },
): Promise<{ actor: Role[]; target: Role[] }> {
  const roles = await lockRoles(trx, cabinetId, [actorId, targetId]);
  const actor = roles.get(actorId);
  const target = roles.get(targetId);
  // The right was there when the request was let in; a colleague may have been faster since.
  if (!actor) throw problem('cabinet.notFound');
  if (!target) throw problem('user.notFound');
  return { actor, target };
}
