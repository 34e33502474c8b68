import { moveGrants } from './rules/grants.ts';
import { type PlansDb, readSlots } from './slots-of.ts';

/**
 * Given days that have not begun stand behind what was bought or given in their place, so that nobody loses them. The
 * person's wallet must be locked. Days that were given later than `at` are none of its business: a past is filled in.
 */
export async function moveWaitingGrants(tables: PlansDb, userId: number, at: Date): Promise<void> {
  const grants = await tables
    .selectFrom('plan_grants')
    .select(['id', 'plan_type as planType', 'active_from as from', 'active_to as to'])
    .where('user_id', '=', userId)
    .where('active_to', '>', at)
    .where('granted_at', '<=', at)
    .orderBy('id')
    .execute();
  for (const { id, from, to } of moveGrants(await readSlots(tables, userId), grants, at))
    await tables
      .updateTable('plan_grants')
      .set({ active_from: from, active_to: to })
      .where('id', '=', id)
      .execute();
}
