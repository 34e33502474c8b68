import { type CabinetRight, rightsOf } from '@vitrina/contract/access.ts';
import type { Db } from '../platform/postgres.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

/** A stranger's cabinet and a cabinet that never was get the same answer, so nobody can probe for ids. */
export async function demandRight(
  db: Db,
  userId: number,
  cabinetId: number,
  right: CabinetRight,
): Promise<void> {
  const member = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .select('roles')
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw problem('cabinet.notFound');
  if (!rightsOf(member.roles).has(right)) throw problem('cabinet.insufficientRights', { right });
}
