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

async function listPaused(db: PositionsDb, { cabinetId, skus, cityId }: Input): Promise<Set<number>> {
  const rows = await db
    .selectFrom('position_entries')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('city_id', '=', cityId)
    .where('sku', 'in', [...skus])
    .where('is_paused', '=', true)
    .execute();
  return new Set(rows.map(({ sku }) => sku));
}

/** What adding would cost; to a paused product nothing. A product that is tracked in the city already pays for its new queries only. */
export async function previewEntry(context: Context, input: Input) {
  const { cabinetId, skus, cityId } = input;
  const db: PositionsDb = context.db.withTables();
  const plan = await getCabinetPlan(context, cabinetId);
  const [tracking, followed, paused] = await Promise.all([
    getTracking(db, cabinetId),
    listFollowed(db, input),
    listPaused(db, input),
  ]);
  const queries = normaliseQueries(input.queries);
  const widened = [...new Set(skus)]
    .filter((sku) => !paused.has(sku))
    .reduce((so, sku) => {
      const fresh = queries.filter((query) => followed.get(sku)?.has(query) !== true);
      return withAddition(so, { sku, cityId, queries: fresh });
    }, tracking);
  const [before, after] = [budgetOf(tracking, plan), budgetOf(widened, plan)];
  return { newUniqueQueries: after.uniqueQueries - before.uniqueQueries, before, after };
}
