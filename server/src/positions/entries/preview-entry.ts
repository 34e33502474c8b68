import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { budgetOf, normaliseQueries, withAddition } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';

type Input = { cabinetId: number; skus: readonly number[]; cityId: number; queries: readonly string[] };

/** The queries that products follow in the city: those are paid for already. */
async function listFollowed(db: PositionsDb, { cabinetId, skus, cityId }: Input) {
  const rows = await db
    .selectFrom('position_tracking')
    .select(['sku', 'query'])
    .where('cabinet_id', '=', cabinetId)
    .where('city_id', '=', cityId)
    .where('sku', 'in', [...skus])
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ sku }) => sku)].map(([sku, lines]) => [
      sku,
      new Set(lines.map(({ query }) => query)),
    ]),
  );
}

/** What adding would cost. A product that is tracked in the city already pays for its new queries only. */
export async function previewEntry(context: Context, input: Input) {
  const { cabinetId, skus, cityId } = input;
  const db: PositionsDb = context.db.withTables();
  const plan = await getCabinetPlan(context, cabinetId);
  const [tracking, followed] = await Promise.all([getTracking(db, cabinetId), listFollowed(db, input)]);
  const queries = normaliseQueries(input.queries);
  const widened = [...new Set(skus)].reduce((so, sku) => {
    const fresh = queries.filter((query) => followed.get(sku)?.has(query) !== true);
    return withAddition(so, { sku, cityId, queries: fresh });
  }, tracking);
  const [before, after] = [budgetOf(tracking, plan), budgetOf(widened, plan)];
  return { newUniqueQueries: after.uniqueQueries - before.uniqueQueries, before, after };
}
