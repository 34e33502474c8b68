import type { TimedContext } from '../../platform/context.ts';
import { digestSearch, type SearchKey } from './digest-search.ts';
import type { SavedSearchesTables } from './tables.ts';

/** Whoever was answered this question ran the saved search of it, from the drawer or not. */
export async function noteSearchRun(
  { db, clock }: TimedContext,
  input: SearchKey & { cabinetId: number },
): Promise<void> {
  await db
    .withTables<SavedSearchesTables>()
    .updateTable('saved_searches')
    .set({ last_run_at: clock.now() })
    .where('cabinet_id', '=', input.cabinetId)
    .where('question', '=', digestSearch(input))
    .execute();
}
