import type { Day } from '@vitrina/contract/dates.ts';
import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { spellingFilter } from '../../queries/spelling/filter-sql.ts';
import { MARKET_COLUMNS, type MarketDay, MERGED, marketParameters, marketSource } from '../market-source.ts';
import type { Scale } from '../scale.ts';
import { scoreParameters } from '../score-expression.ts';
import type { ScorePoint } from './calibration.ts';

/** What became of a query that could stand on the list; queries of a band are searched about as often. */
const Changed = z.object({
  band: z.int(),
  orders_before: z.number(),
  orders_after: z.number(),
  searches_before: z.number(),
  searches_after: z.number(),
});
export type Changed = z.infer<typeof Changed>;

/** Members of a band that random picks are drawn from. */
const MOST_OF_BAND = 2000;
const SLOW = { timeoutSeconds: 30 } as const;

/** `score`: the expression by which the list is ordered. */
export type ListDay = { market: MarketDay; later: Day; scale: Scale; score: string };

// 56 days up to the list are two windows of 28.
const SUMS = [
  'now.ord - before2.ord as orders_before',
  'now.count - before2.count as searches_before',
  'now.ord as orders_then',
  'now.count as searches_then',
];

function changedSql({ market, score }: ListDay, tail: string): string {
  const then = marketSource({ ...market, hasWindows: false }, MARKET_COLUMNS, {
    withText: false,
    more: SUMS,
  });
  return `select toUInt8(floor(log2(count))) as band, orders_before, searches_before,
      later.ord - orders_then as orders_after, later.count - searches_then as searches_after,
      ${score} as score
    from (select * from ${then} where ${spellingFilter(false)}) as then
    any left join
    (
      select query_id, ord, count from sq_cum where mp = {marketplace:String} and day = {later:Date}
    ) as later on then.query_id = later.query_id
    ${tail}`;
}

function parametersOf({ market, later, scale }: ListDay) {
  return {
    ...marketParameters(market, UNDERVALUED_BOUNDS.usualFrequency),
    ...scoreParameters(scale),
    later,
  };
}

/** The list of that day, the best first, and how many were scored. */
export function listPicks({ clickhouse }: ReportContext, list: ListDay, limit: number) {
  return clickhouse.page(
    { name: 'undervalued back-test: list', ...SLOW },
    `${changedSql(list, 'order by score desc, then.count desc, then.query_id limit {limit:UInt32}')}
    ${MERGED}`,
    { ...parametersOf(list), limit },
    Changed,
  );
}

/** Who else was searched as often, the list's own queries among them: a choice that follows from the seed. */
export async function listPools(
  { clickhouse }: ReportContext,
  list: ListDay,
  bands: readonly number[],
  seed: number,
): Promise<Map<number, Changed[]>> {
  const rows = await clickhouse.rows(
    { name: 'undervalued back-test: random picks', ...SLOW },
    `${changedSql(
      list,
      `where band in {bands:Array(UInt8)}
    order by cityHash64(then.query_id, {seed:UInt32})
    limit {most:UInt32} by band`,
    )}
    ${MERGED}`,
    { ...parametersOf(list), bands, seed, most: MOST_OF_BAND },
    Changed,
  );
  return Map.groupBy(rows, ({ band }) => band);
}

const Point = z
  .object({
    score: z.int(),
    queries: z.int(),
    orders_known: z.int(),
    orders_sum: z.number(),
    searches_known: z.int(),
    searches_sum: z.number(),
  })
  .transform(
    (row): ScorePoint => ({
      score: row.score,
      queries: row.queries,
      orders: { known: row.orders_known, sum: row.orders_sum },
      searches: { known: row.searches_known, sum: row.searches_sum },
    }),
  );

/** The place of a query's growth among those of its band, 0 to 1; equal ones share the middle of theirs. */
function placeSql(of: 'orders' | 'searches'): string {
  const alike = `partition by band, ${of}_before > 0`;
  return `if(${of}_before > 0,
      (rank() over (${alike} order by ${of}_growth) - 1
        + count() over (${alike}, ${of}_growth) / 2) / count() over (${alike}), null)`;
}

/** What became of all scored queries, by score: the mean place of a band is a half, whatever its growth was. */
export function listScorePoints({ clickhouse }: ReportContext, list: ListDay): Promise<ScorePoint[]> {
  const growth = (of: 'orders' | 'searches') => `${of}_after / greatest(${of}_before, 1) as ${of}_growth`;
  return clickhouse.rows(
    { name: 'undervalued back-test: calibration', ...SLOW },
    `select toInt32(score) as score, toUInt32(count()) as queries,
      toUInt32(count(orders_place)) as orders_known, ifNull(sum(orders_place), 0) as orders_sum,
      toUInt32(count(searches_place)) as searches_known, ifNull(sum(searches_place), 0) as searches_sum
    from
    (
      select score, ${placeSql('orders')} as orders_place, ${placeSql('searches')} as searches_place
      from (select *, ${growth('orders')}, ${growth('searches')} from (${changedSql(list, '')}))
    )
    group by score
    ${MERGED}`,
    parametersOf(list),
    Point,
  );
}
