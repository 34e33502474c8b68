import { getCabinetPlan } from '../cabinets/get-cabinet-plan.ts';
import type { Context } from '../platform/context.ts';
import { listEntryTerms } from './get-entry.ts';
import { getTracking } from './get-tracking.ts';
import { budgetOf, normaliseQueries, withAddition } from './rules.ts';
import type { PositionsDb } from './tables.ts';

type Asked = { cabinetId: number; sku: number; cityId: number; queries: readonly string[] };

/** What adding would cost. A product that is tracked in the city already pays for its new queries only. */
export async function previewEntry(context: Context, { cabinetId, sku, cityId, queries }: Asked) {
  const db: PositionsDb = context.db.withTables();
  const plan = await getCabinetPlan(context, cabinetId);
  const tracking = await getTracking(db, cabinetId);
  const same = await db
    .selectFrom('position_entries')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('city_id', '=', cityId)
    .executeTakeFirst();
  const known = new Set((same ? await listEntryTerms(db, same.id) : []).map((term) => term.query));
  const fresh = normaliseQueries(queries).filter((query) => !known.has(query));
  const before = budgetOf(tracking, plan);
  const after = budgetOf(withAddition(tracking, { sku, cityId, queries: fresh }), plan);
  return { newUniqueQueries: after.uniqueQueries - before.uniqueQueries, before, after };
}
