import type { Context } from '../../platform/context.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { normaliseQueries } from '../rules.ts';
import { changeTracking } from './change-tracking.ts';

type Input = { cabinetId: number; entryId: number; queries: readonly string[] };

/** Observations stay: a query that is added again shows its history. */
export async function removeQueries(context: Context, { cabinetId, entryId, queries }: Input) {
  const unwanted = new Set(normaliseQueries(queries));
  return changeTracking(context, cabinetId, async (db) => {
    await getEntry(db, cabinetId, entryId);
    const terms = (await listEntryTerms(db, entryId)).filter((term) => unwanted.has(term.query));
    if (terms.length > 0) {
      const ids = terms.map((term) => term.id);
      await db
        .deleteFrom('position_queries')
        .where('entry_id', '=', entryId)
        .where('term_id', 'in', ids)
        .execute();
    }
    return { removed: terms.length };
  });
}
