import { PLAN_LIMITS, type PlanLimitType } from '@vitrina/contract/plans.ts';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { ProductQueriesTables } from './tables.ts';

/** Imported queries of all products: what `trackingWords` limits. */
export async function countWords(db: Db, cabinetId: number): Promise<number> {
  const { count } = await db
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('imported_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countFreeWords(
  context: TimedContext,
  cabinetId: number,
): Promise<{ current: number; maximum: number }> {
  const maximum = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)].trackingWords;
  return { current: await countWords(context.db, cabinetId), maximum };
}

/** For the page of limits. */
export async function countWordUsage(
  { db }: Context,
  cabinetId: number,
): Promise<Partial<Record<PlanLimitType, number>>> {
  return { trackingWords: await countWords(db, cabinetId) };
}
