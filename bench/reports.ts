import { addDays } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReadCost } from '../server/src/platform/clickhouse/client.ts';
import type { Context } from '../server/src/platform/context.ts';
import { getStatistics } from '../server/src/search-history/get-statistics.ts';
import { getSeries } from '../server/src/search-history/series/get-series.ts';
import { suggestQueries } from '../server/src/search-history/suggest-queries.ts';
import { MARKET } from './fill-market.ts';
import { makeSeller } from './make-seller.ts';
import { inMb, inMs, type Measured, measure } from './measure.ts';
import type { Row } from './report.ts';

const ROUNDS = 25;
const BUDGET_P95_MS = 100;
/** architecture.md 6: no report takes longer than twice the decompression of its bytes at 2 GB/s, and 8 ms. */
const boundMs = (bytes: number) => (2 * bytes) / 2e6 + 8;

const Sum = z.object({ sum: z.number() });

/** Bytes a millisecond of the plainest possible reading of the same table, in the same run. */
export async function scanSpeed(context: Context, costs: ReadCost[]): Promise<number> {
  const scan = () =>
    context.clickhouse.rows(
      'bare scan',
      `select toFloat64(sum(gmv) + sum(count) + sum(cart) + sum(ord) + sum(price_sum)) as sum
       from sq_win
       where mp = 'ozon' and win = 7 and day = {day:Date}`,
      { day: MARKET.lastDay },
      Sum,
    );
  const { p50, bytesRead } = await measure(costs, ROUNDS, scan);
  return bytesRead / p50;
}

function toRow(what: string, measured: Measured, bytesPerMs: number): Row {
  const bareMs = measured.bytesRead / bytesPerMs;
  const bound = boundMs(measured.bytesRead);
  return {
    what,
    measured: `${inMs(measured)}, ${inMb(measured.bytesRead)} read`,
    baseline: `bare scan of as many bytes: ${bareMs.toFixed(1)} ms`,
    ratio: measured.p50 / bareMs,
    budget: `p95 < ${BUDGET_P95_MS} ms, p50 ≤ ${bound.toFixed(0)} ms (2 × bytes / 2 GB/s + 8)`,
    isKept: measured.p95 < BUDGET_P95_MS && measured.p50 <= bound,
  };
}

/** The screens of search history on a million queries × 365 days, as complete operations: texts, totals and lines included. */
export async function measureReports(context: Context, costs: ReadCost[]): Promise<Row[]> {
  const { cabinetId } = await makeSeller(context, 'Bench');
  const scope = {
    cabinetId,
    marketplace: 'ozon' as const,
    cityId: 0,
    from: addDays(MARKET.lastDay, -27),
    to: MARKET.lastDay,
  };
  const market = {
    ...scope,
    queries: [],
    window: 28 as const,
    contains: '',
    isEmptyHidden: false,
    sort: 'gmv' as const,
    direction: 'desc' as const,
    page: 1,
    pageSize: 50,
  };
  const past = { from: addDays(MARKET.lastDay, -75), to: addDays(MARKET.lastDay, -31) };
  const chosen = ['платье', 'наушники', 'смартфон'];
  const series = {
    ...scope,
    queries: chosen,
    window: 7 as const,
    metrics: ['count', 'gmv', 'ord'] as const,
    grouping: 'Day' as const,
  };
  const bytesPerMs = await scanSpeed(context, costs);
  const operations: [string, () => Promise<unknown>][] = [
    ['query table, whole market, 28 days, by amount', () => getStatistics(context, market)],
    [
      'query table, part of a text, by conversion',
      () => getStatistics(context, { ...market, contains: 'платье', sort: 'cart_conversion' }),
    ],
    ['query table, page 1,000', () => getStatistics(context, { ...market, page: 1000 })],
    ['query table, an older period (running sums)', () => getStatistics(context, { ...market, ...past })],
    [
      'query table, three chosen queries',
      () => getStatistics(context, { ...market, queries: chosen, window: 7 }),
    ],
    [
      'charts, three queries × three metrics × 28 days',
      () => getSeries(context, { ...series, metrics: [...series.metrics] }),
    ],
    ['suggestions while typing', () => suggestQueries(context, { marketplace: 'ozon', text: 'терм' })],
  ];
  const rows: Row[] = [];
  for (const [what, work] of operations)
    rows.push(toRow(what, await measure(costs, ROUNDS, work), bytesPerMs));
  return rows;
}
