import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { listPlans } from '../../billing/plans/list-plans.ts';
import type { Context } from '../../platform/context.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { hasResting, rememberRoom, restTracking } from '../resting/rest-tracking.ts';
import { budgetOf, isPlanSufficient, judgeAddition } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';
import { changeTracking } from './change-tracking.ts';

type Judged = { cabinet_id: number; owner_id: number; products: number | null; queries: number | null };

/** Cabinets that track anything, with the room that their tracking was last judged by. */
async function listJudged({ db }: Pick<Context, 'db'>): Promise<Judged[]> {
  const { rows } = await sql<Judged>`
    select cabinets.id as cabinet_id, cabinets.owner_id, room.products, room.queries
    from cabinets
    left join position_room as room on room.cabinet_id = cabinets.id
    where not cabinets.is_blocked
      and exists (select from position_entries where position_entries.cabinet_id = cabinets.id)
    order by cabinets.id`.execute(db);
  return rows;
}

function isJudgedBy(plan: Plan, { products, queries }: Judged): boolean {
  const { positionProducts, positionQueries } = PLAN_LIMITS[plan];
  return products === positionProducts && queries === positionQueries;
}

/** Nothing rests and nothing has to: then no plan of checks is touched. */
async function hasRoom(db: PositionsDb, cabinetId: number, plan: Plan): Promise<boolean> {
  if (await hasResting(db, cabinetId)) return false;
  const budget = budgetOf(await getTracking(db, cabinetId), plan);
  return judgeAddition({ budget, entryQueries: 0 }) === undefined;
}

/** After a change of plan what it has no room for rests, and wakes when there is room again. */
export async function restOverPlan(context: Context): Promise<void> {
  const cabinets = await listJudged(context);
  const plans = await listPlans(
    context,
    cabinets.map((cabinet) => cabinet.owner_id),
  );
  for (const cabinet of cabinets) {
    const plan = plans.get(cabinet.owner_id) ?? 'none';
    if (!isPlanSufficient(plan) || isJudgedBy(plan, cabinet)) continue;
    const { cabinet_id: cabinetId } = cabinet;
    const now = context.clock.now();
    const tables: PositionsDb = context.db.withTables();
    if (await hasRoom(tables, cabinetId, plan)) {
      await rememberRoom(tables, { cabinetId, plan, now });
      continue;
    }
    await changeTracking(context, cabinetId, (db) => restTracking(db, { cabinetId, plan, now }));
    context.log.info({ event: 'positions.judgedByPlan', cabinetId, plan }, 'tracking judged by plan');
  }
}
