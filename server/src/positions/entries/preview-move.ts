import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { budgetOf } from '../rules.ts';
import type { PositionsDb } from '../tables.ts';
import { isCityTaken } from './is-city-taken.ts';
import { withMove } from './move-rules.ts';

type Input = { cabinetId: number; entryId: number; cityId: number };

export async function previewMove(context: Context, { cabinetId, entryId, cityId }: Input) {
  const db: PositionsDb = context.db.withTables();
  const entry = await getEntry(db, cabinetId, entryId);
  const [plan, tracking, terms, isTaken] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    getTracking(db, cabinetId),
    listEntryTerms(db, entryId),
    isCityTaken(db, entry, cityId),
  ]);
  const before = budgetOf(tracking, plan);
  const moved = {
    sku: entry.sku,
    fromCity: entry.city_id,
    toCity: cityId,
    queries: terms.filter(({ isResting }) => !isResting).map(({ query }) => query),
  };
  // A paused entry costs nothing, here and there.
  const after = entry.is_paused || entry.is_resting ? before : budgetOf(withMove(tracking, moved), plan);
  return { newUniqueQueries: after.uniqueQueries - before.uniqueQueries, before, after, isTaken };
}
