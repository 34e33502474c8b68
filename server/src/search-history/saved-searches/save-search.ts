import type { OutputOf } from '@vitrina/contract/route.ts';
import { saveSearch as route, SAVED_SEARCH_BOUNDS } from '@vitrina/contract/saved-searches.ts';
import type * as z from 'zod';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import { findRun } from '../../cabinets/runs/with-run.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { runOf } from '../count-run.ts';
import { normaliseQueries } from '../find-queries.ts';
import { requireScope } from '../require-scope.ts';
import { digestSearch } from './digest-search.ts';
import type { SavedSearchesTables } from './tables.ts';

async function countSearches(trx: Db, cabinetId: number): Promise<number> {
  const { count } = await trx
    .withTables<SavedSearchesTables>()
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirstOrThrow();
  return count;
}

/** product.md 5.5: at least one query and a period that the plan shows; the same search is saved once. */
export async function saveSearch(
  context: TimedContext,
  authorId: number,
  input: z.output<(typeof route)['input']>,
): Promise<OutputOf<typeof route>> {
  const { cabinetId, marketplace, queries, cityId, from, to, window } = input;
  await requireScope(context, input);
  if (normaliseQueries(queries).length === 0)
    throw problem('request.invalid', { field: 'queries', rule: 'empty' });
  // Whoever saves usually looks at the answer.
  const ranAt = await findRun(context, runOf(input));
  return context.db.transaction().execute(async (trx) => {
    await lockCabinet(trx, cabinetId);
    const saved = await trx
      .withTables<SavedSearchesTables>()
      .insertInto('saved_searches')
      .values({
        cabinet_id: cabinetId,
        author_id: authorId,
        marketplace,
        name: '',
        queries,
        city_id: cityId,
        from_day: from,
        to_day: to,
        window_days: window,
        question: digestSearch(input),
        created_at: context.clock.now(),
        last_run_at: ranAt,
      })
      .onConflict((conflict) => conflict.constraint('saved_searches_question_unique').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) throw problem('savedSearch.exists');
    const maximum = SAVED_SEARCH_BOUNDS.perCabinet;
    if ((await countSearches(trx, cabinetId)) > maximum) throw problem('savedSearch.tooMany', { maximum });
    return route.output.parse({ searchId: saved.id });
  });
}
