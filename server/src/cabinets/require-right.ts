import { createMongoAbility } from '@casl/ability';
import { abilityRulesOf, type CabinetRight, RIGHT_RULES } from '@vitrina/contract/access.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

/** What a smaller plan takes away; people, keys and the cabinet's own end stay within reach. */
const OF_TOOLS: readonly CabinetRight[] = ['view', 'edit'];

/** A stranger's cabinet and a cabinet that never was get the same answer, so nobody can probe for ids. */
export async function requireRight(
  db: Db,
  userId: number,
  cabinetId: number,
  right: CabinetRight,
): Promise<void> {
  const member = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_members')
    .innerJoin('cabinets', 'cabinets.id', 'cabinet_members.cabinet_id')
    .select(['cabinet_members.roles', 'cabinets.is_blocked', 'cabinet_members.resting_since'])
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!member) throw problem('cabinet.notFound');
  const { action, subject } = RIGHT_RULES[right];
  if (!createMongoAbility(abilityRulesOf(member.roles)).can(action, subject)) {
    throw right === 'delete' ? problem('cabinet.notOwner') : problem('cabinet.insufficientRights', { right });
  }
  const isResting = member.is_blocked || member.resting_since !== null;
  if (isResting && OF_TOOLS.includes(right)) throw problem('cabinet.blocked');
}
