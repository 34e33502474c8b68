import { addDays, Day, listDays } from '@vitrina/contract/dates.ts';
import type { UndervaluedQuestion } from '@vitrina/contract/undervalued-queries.ts';
import * as z from 'zod';
import { findQueryIds } from '../queries/find-query-ids.ts';
import { normaliseQuery } from '../queries/rules.ts';
import { type ListContext, openQuestion, withinRun } from './get-undervalued-queries.ts';
import { type MarketDay, WINDOW } from './market-source.ts';

type Line = { query: string; counts: (number | null)[] };

const Row = z.object({ query_id: z.int(), days: z.array(Day), counts: z.array(z.number()) });

async function readCounts(
  context: ListContext,
  { marketplace, day, days }: MarketDay,
  queries: readonly string[],
): Promise<Line[]> {
  const ids = await findQueryIds(context, queries.map(normaliseQuery));
  const from = addDays(day, 1 - WINDOW);
  const rows = await context.clickhouse.rows(
    'undervalued queries: daily counts',
    `select query_id, groupArray(day) as days, groupArray(count) as counts
    from sq_hist
    where mp = {marketplace:String} and query_id in {ids:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, ids: [...ids.values()], from, to: day },
    Row,
  );
  const measured = new Set(days);
  const byId = new Map(rows.map((row) => [row.query_id, row]));
  return queries.flatMap((query) => {
    const id = ids.get(normaliseQuery(query));
    const found = id === undefined ? undefined : byId.get(id);
    const counts = new Map(found?.days.map((one, index) => [one, found.counts[index] ?? 0]));
    const line = listDays(from, day).map((one) => (measured.has(one) ? (counts.get(one) ?? 0) : null));
    return id === undefined ? [] : [{ query, counts: line }];
  });
}

/** Daily searches of some queries of a list over its window; within the run of the list. */
export async function getCounts(
  context: ListContext,
  { queries, ...input }: UndervaluedQuestion & { queries: readonly string[] },
): Promise<{ lines: Line[] }> {
  const { market } = await openQuestion(context, input);
  if (market === null) return { lines: [] };
  return withinRun(context, input, market, async () => ({
    lines: await readCounts(context, market, queries),
  }));
}
