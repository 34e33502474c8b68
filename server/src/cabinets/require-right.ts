import { createMongoAbility } from '@casl/ability';
import {
  abilityRulesOf,
  type CabinetAccess,
  type CabinetRight,
  RIGHT_RULES,
  type Role,
} from '@vitrina/contract/access.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

/** What a smaller plan takes away; people, keys and the cabinet's own end stay within reach. */
const OF_TOOLS: readonly CabinetRight[] = ['view', 'edit'];

/**
 * A stranger's cabinet and a cabinet that never was get the same answer, so nobody can probe for ids. `visitor`: the
 * person is no member, and reads the example cabinet.
 */
export async function requireRight(
  db: Db,
  userId: number,
  cabinetId: number,
  { cabinet: right, isOpenInExample }: CabinetAccess,
): Promise<'member' | 'visitor'> {
  const cabinet = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .leftJoin('cabinet_members', (join) =>
      join.onRef('cabinet_members.cabinet_id', '=', 'cabinets.id').on('user_id', '=', userId),
    )
    .select([
      'cabinet_members.roles',
      'cabinet_members.resting_since',
      'cabinets.is_blocked',
      'cabinets.is_example',
    ])
    .where('cabinets.id', '=', cabinetId)
    .executeTakeFirst();
  if (!cabinet || (cabinet.roles === null && !cabinet.is_example)) throw problem('cabinet.notFound');
  if (cabinet.roles === null && isOpenInExample !== true) throw problem('cabinet.isExample');
  if (cabinet.roles !== null) requireAbility(cabinet.roles, right);
  const isResting = cabinet.is_blocked || cabinet.resting_since !== null;
  if (isResting && OF_TOOLS.includes(right)) throw problem('cabinet.blocked');
  return cabinet.roles === null ? 'visitor' : 'member';
}

function requireAbility(roles: readonly Role[], right: CabinetRight): void {
  const { action, subject } = RIGHT_RULES[right];
  if (createMongoAbility(abilityRulesOf(roles)).can(action, subject)) return;
  throw right === 'delete' ? problem('cabinet.notOwner') : problem('cabinet.insufficientRights', { right });
}
