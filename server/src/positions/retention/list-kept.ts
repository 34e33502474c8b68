import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { listPlans } from '../../billing/plans/list-plans.ts';
import type { Context } from '../../platform/context.ts';
import type { PositionsDb } from '../tables.ts';
import { judgeKept, type Kept } from './judge-kept.ts';

/** Cabinets that have followed anything, with what is kept of them from now on; written down for the next day. */
export async function listKept(
  context: Pick<Context, 'db' | 'clock'>,
  db: PositionsDb,
): Promise<Map<number, Kept>> {
  const now = context.clock.now();
  const cabinets = await db
    .selectFrom('cabinets')
    .leftJoin('position_history as known', 'known.cabinet_id', 'cabinets.id')
    .select(['cabinets.id', 'cabinets.owner_id', 'known.kept_days as days', 'known.plan_days', 'known.since'])
    .where('cabinets.id', 'in', (eb) => eb.selectFrom('position_terms').select('cabinet_id'))
    .execute();
  const plans = await listPlans(
    context,
    cabinets.map((cabinet) => cabinet.owner_id),
  );
  const kept = new Map(
    cabinets.map(({ id, owner_id: ownerId, days, plan_days: knownDays, since }) => {
      const planDays = PLAN_LIMITS[plans.get(ownerId) ?? 'none'].positionHistoryDays;
      const isKnown = days !== null && knownDays !== null && since !== null;
      return [id, judgeKept(isKnown ? { days, planDays: knownDays, since } : undefined, planDays, now)];
    }),
  );
  if (kept.size > 0) {
    await db
      .insertInto('position_history')
      .values(
        [...kept].map(([id, { days, planDays, since }]) => ({
          cabinet_id: id,
          kept_days: days,
          plan_days: planDays,
          since,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('cabinet_id').doUpdateSet((eb) => ({
          kept_days: eb.ref('excluded.kept_days'),
          plan_days: eb.ref('excluded.plan_days'),
          since: eb.ref('excluded.since'),
        })),
      )
      .execute();
  }
  return kept;
}
