import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { findQueryIds } from '../../queries/find-query-ids.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import type { UndervaluedTables } from '../tables.ts';

/** Hiding it again begins the days anew. Lines whose time is over go with the next one. */
export async function hideQuery(
  context: TimedStoresContext,
  cabinetId: number,
  text: string,
): Promise<{ hiddenUntil: Day }> {
  const query = normaliseQuery(text);
  const queryId = (await findQueryIds(context, [query])).get(query);
  if (queryId === undefined) throw problem('searchHistory.notFound');
  const today = moscowDay(context.clock.now());
  const hiddenUntil = addDays(today, UNDERVALUED_BOUNDS.hiddenDays);
  const tables = context.db.withTables<UndervaluedTables>();
  await tables
    .deleteFrom('undervalued_hidden')
    .where('cabinet_id', '=', cabinetId)
    .where('hidden_until', '<=', today)
    .execute();
  await tables
    .insertInto('undervalued_hidden')
    .values({ cabinet_id: cabinetId, query_id: queryId, query, hidden_until: hiddenUntil })
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'query_id']).doUpdateSet({ hidden_until: hiddenUntil }),
    )
    .execute();
  return { hiddenUntil };
}
