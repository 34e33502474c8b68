import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { DbContext, StoresContext } from '../platform/context.ts';
import { findQueryIds } from './find-query-ids.ts';
import { listMeasuredDays } from './list-stored-days.ts';

/** product.md 9.4: the main marketplace counts by a rolling week. */
const WINDOW = 7;

const Row = z.object({ query_id: z.int(), count: z.int() });

export type Frequencies = {
  /** The newest week with ready-made figures; null: the market was not measured. */
  of: { window: number; day: Day } | null;
  counts: ReadonlyMap<string, number>;
};

/** The week whose figures stand beside own queries. */
export async function findFrequencyWeek(context: DbContext): Promise<Frequencies['of']> {
  const newest = (await listMeasuredDays(context, 'ozon')).findLast(({ windows }) => windows !== null);
  return newest === undefined ? null : { window: WINDOW, day: newest.day };
}

/** How often the market searches for each of some normalised queries; one that it does not know is absent. */
export async function findFrequencies(
  context: StoresContext,
  queries: readonly string[],
): Promise<Frequencies> {
  const of = await findFrequencyWeek(context);
  const ids = of === null ? new Map<string, number>() : await findQueryIds(context, queries);
  if (of === null || ids.size === 0) return { of, counts: new Map() };
  const texts = new Map([...ids].map(([text, id]) => [id, text]));
  const rows = await context.clickhouse.rows(
    'frequencies of queries',
    `select query_id, count
    from sq_win
    prewhere mp = 'ozon' and win = {window:UInt8} and day = {day:Date} and query_id in {ids:Array(UInt32)}`,
    { ...of, ids: [...texts.keys()] },
    Row,
  );
  return { of, counts: new Map(rows.map(({ query_id, count }) => [texts.get(query_id) ?? '', count])) };
}
