import type { Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import { planOfType } from './plan-of-type.ts';

/** `getPlan` for many people at once; whoever is not in the answer has none. Bought and given plans count alike. */
export async function listPlans(
  { db, clock }: TimedContext,
  userIds: readonly number[],
): Promise<Map<number, Plan>> {
  if (userIds.length === 0) return new Map();
  const now = clock.now();
  const { rows } = await sql<{ user_id: number; plan_type: number }>`
    select user_id, max(plan_type) as plan_type
    from (
      -- A slot that began later stands in the place of an earlier one, whatever that one's end.
      (select distinct on (user_id) user_id, plan_type, active_to from tariffs
        where user_id = any(${userIds}::integer[]) and active_from <= ${now}
        order by user_id, active_from desc)
      union all
      select user_id, plan_type, active_to from plan_grants
      where user_id = any(${userIds}::integer[]) and active_from <= ${now} and active_to > ${now}
    ) as held
    where active_to > ${now}
    group by user_id`.execute(db);
  return new Map(rows.map((row) => [row.user_id, planOfType(row.plan_type)]));
}
