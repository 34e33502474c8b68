import { type Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { UndervaluedTables } from '../tables.ts';

/** What is out of a cabinet's list today, the first to come back first. */
export async function listHidden(
  { db, clock }: TimedContext,
  cabinetId: number,
): Promise<{ queryId: number; query: string; hiddenUntil: Day }[]> {
  const rows = await db
    .withTables<UndervaluedTables>()
    .selectFrom('undervalued_hidden')
    .select(['query_id', 'query', 'hidden_until'])
    .where('cabinet_id', '=', cabinetId)
    .where('hidden_until', '>', moscowDay(clock.now()))
    .orderBy('hidden_until')
    .orderBy('query')
    .execute();
  return rows.map((row) => ({ queryId: row.query_id, query: row.query, hiddenUntil: row.hidden_until }));
}
