import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { getTracking } from '../budget/get-tracking.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { normaliseQueries, withAddition } from '../rules.ts';
import { changeTracking } from './change-tracking.ts';
import { followQueries } from './follow-queries.ts';
import { requireRoom } from './require-addition.ts';

type Input = { cabinetId: number; entryId: number; queries: readonly string[] };

export async function addQueries(context: Context, { cabinetId, entryId, queries }: Input) {
  const texts = normaliseQueries(queries);
  const now = context.clock.now();
  return changeTracking(context, cabinetId, async (db, cabinet, tx) => {
    const entry = await getEntry(db, cabinetId, entryId);
    // product.md 4.7: a product is blocked by a change of plan.
    if (entry.is_resting) throw problem('product.blocked');
    const known = new Set((await listEntryTerms(db, entryId)).map((term) => term.query));
    const fresh = texts.filter((query) => !known.has(query));
    if (fresh.length > 0) {
      const entryQueries = known.size + fresh.length;
      // What is paused costs nothing; its coming back is judged.
      const tracking = await getTracking(db, cabinetId);
      const added = { sku: entry.sku, cityId: entry.city_id, queries: fresh };
      await requireRoom(tx, cabinet, {
        tracking: entry.is_paused ? tracking : withAddition(tracking, added),
        entryQueries,
      });
      await followQueries(db, { cabinetId, entryId, queries: fresh, now });
    }
    return { added: fresh.length, alreadyTracked: texts.length - fresh.length };
  });
}
