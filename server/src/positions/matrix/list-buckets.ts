import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import { NO_MINUTE, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import { STEP_TABLE } from '@vitrina/contract/positions/rules.ts';
import * as z from 'zod';
import { WholeNumbers } from '../../platform/clickhouse/whole-numbers.ts';
import type { Context } from '../../platform/context.ts';
import { type Choice, type Grid, holdsSeveral } from './matrix-rules.ts';

const SHORTEST_STEP = STEP_TABLE[0].stepMinutes;
const [DEEP, NOT_FOUND] = [outcomeNumber('deep'), outcomeNumber('notFound')];

// Buckets are counted from the first one, which may begin before the period.
const EQUAL = (at: string) => `toInt32(intDiv(toUnixTimestamp(${at}) - {first:Int64}, {seconds:Int64}))`;
const MONTHS = (at: string) =>
  `toInt32(dateDiff('month', fromUnixTimestamp({first:Int64}), ${at}, 'Europe/Moscow'))`;

const IS_ANSWER = `outcome in ('found', 'deep', 'notFound')`;

type Source = {
  /** What tells rows apart: the number of a term, or the place of a product in the list of products, from 1. */
  series: string;
  checks: string;
  /** By quarters of days: periods are whole days. */
  quarters: string;
};

const within = (table: string, at: string, which: string) => `
from ${table}
where cabinet = {cabinet:UInt32}
  and ${which}
  and ${at} >= fromUnixTimestamp({start:Int64})
  and ${at} < fromUnixTimestamp({end:Int64})`;

function sourceOf(series: string, which: string): Source {
  return {
    series,
    checks: within('position_checks_raw', 'ts', which),
    quarters: within('position_6h', 'q', which),
  };
}

const QUERIES_OF_PRODUCT = sourceOf(
  'term_id',
  'term_id in {terms:Array(UInt32)} and city = {city:UInt32} and product = {product:UInt64}',
);
// The table stands in the order of queries: many products of one are read in one go, each by itself would be read for all.
const PRODUCTS_OF_QUERY = sourceOf(
  'indexOf(arrayZip({products:Array(UInt64)}, {cities:Array(UInt32)}), (product, city))',
  'term_id = {term:UInt32} and city in {cities:Array(UInt32)} and product in {products:Array(UInt64)}',
);

/** What was checked of a series within a period; its parameters: parametersOf. */
export const CHECKS_OF_SERIES = QUERIES_OF_PRODUCT.checks;

// A moment and what was heard in it make one number, places below 4000 and outcomes above: the last of a bucket and the
// best one are then a max and a min of numbers, over 320,000 checks of a full matrix 3.5 x faster than argMax of tuples.
const fromChecks = (source: Source, bucketOf: typeof EQUAL, choice: Choice) => `
select
  ${source.series} as series,
  ${bucketOf('ts')} as bucket,
  max(if(${IS_ANSWER}, toInt64(toUnixTimestamp(ts)) * 4096 + ifNull(place, 4000 + toInt16(outcome)), 0)) as answer,
  max(if(${IS_ANSWER}, 0, toInt64(toUnixTimestamp(ts)) * 4096 + 4000 + toInt16(outcome))) as failure,
  min(toInt64(place) * 4294967296 + toUnixTimestamp(ts)) as best,
  answer > 0 as answered,
  countIf(${IS_ANSWER}) as answers,
  count() as checks,
  max(outcome = 'deep') as deep,
  if(answer % 4096 > 4000, 4000 - answer % 4096, answer % 4096) as last_cell,
  4000 - failure % 4096 as failure_cell,
  intDiv(best, 4294967296) as best_place,
  ${choice === 'median' ? 'quantileExactLow(0.5)(place)' : 'null'} as median_place,
  intDiv(answer, 4096) as answer_at,
  intDiv(failure, 4096) as failure_at,
  best % 4294967296 as best_at
${source.checks}
group by series, bucket`;

// The lower middle of all found places, as quantileExactLow takes it of single checks.
const MEDIAN_OF_PLACES = 'nullIf(quantileExactWeightedArray(0.5)(mapKeys(places), mapValues(places)), 0)';

// Buckets of six hours and more are made of quarters of days, which know no moments.
const fromQuarters = (source: Source, bucketOf: typeof EQUAL, choice: Choice) => `
select
  ${source.series} as series,
  ${bucketOf('q')} as bucket,
  argMaxIfMerge(position_6h.last_answer) as answer,
  sum(position_6h.answered) as answers,
  sum(position_6h.n) as checks,
  answers > 0 as answered,
  sum(position_6h.deep) > 0 as deep,
  ifNull(answer.2, -toInt16(answer.1)) as last_cell,
  -toInt16(argMaxIfMerge(position_6h.last_failure)) as failure_cell,
  min(position_6h.best) as best_place,
  ${choice === 'median' ? MEDIAN_OF_PLACES : 'null'} as median_place
${source.quarters}
group by series, bucket`;

/** A place where anything was found, else 1000+ where the list went on, else н/н. */
const placeOr = (found: string, wentOn: string) => `ifNull(${found}, if(${wentOn}, ${DEEP}, ${NOT_FOUND}))`;

/** What a bucket of several checks shows, and when that was; a median is nobody's check. */
const CHOSEN: Record<Choice, { cell: string; at: string }> = {
  last: { cell: 'last_cell', at: 'answer_at' },
  best: { cell: placeOr('best_place', 'deep'), at: 'ifNull(best_at, answer_at)' },
  median: { cell: placeOr('median_place', 'deep'), at: '0' },
};

type Columns = { hasMinutes: boolean; isCounted: boolean };

// A place wins over a failure: a bucket is a gap only when none of its checks told anything.
const inColumns = (sql: string, choice: Choice, { hasMinutes, isCounted }: Columns) => `
select
  series,
  groupArray(bucket) as buckets,
  groupArray(toInt16(if(answered, ${CHOSEN[choice].cell}, failure_cell))) as cells,
  ${hasMinutes ? minutesOf(CHOSEN[choice].at) : '[]'} as minutes,
  ${isCounted ? 'groupArray(toInt32(answers))' : '[]'} as answers,
  ${isCounted ? 'groupArray(toInt32(checks))' : '[]'} as checks,
  if(max(answered), ${placeOr('min(best_place)', 'max(deep)')}, 0) as best
from (${sql})
group by series`;

const minutesOf = (at: string) =>
  `groupArray(if((if(answered, ${at}, failure_at) as moment) = 0, ${NO_MINUTE},
    intDiv(moment - {first:Int64} - bucket * {seconds:Int64}, 60)))`;

/** The buckets of one series that hold checks; numbers as in the contract's matrix-cells.ts. */
const SeriesBuckets = z.object({
  series: z.int(),
  buckets: WholeNumbers,
  cells: WholeNumbers,
  minutes: WholeNumbers,
  /** Those with an answer, and all that were made. */
  answers: WholeNumbers,
  checks: WholeNumbers,
  best: z.int(),
});
export type SeriesBuckets = z.infer<typeof SeriesBuckets>;

type InCity = { sku: number; cityId: number };
/** Queries of one product. */
export type Series = InCity & { cabinetId: number; termIds: readonly number[] };
/** One query of several products. */
export type ProductSeries = { cabinetId: number; termId: number; products: readonly InCity[] };

function isOfProducts(series: Series | ProductSeries): series is ProductSeries {
  return 'products' in series;
}

export function sourceFor(series: Series | ProductSeries): Source {
  return isOfProducts(series) ? PRODUCTS_OF_QUERY : QUERIES_OF_PRODUCT;
}

export function parametersOf(
  series: Series | ProductSeries,
  { startsAt, endsAt, bucketStarts, bucketSeconds }: Grid,
) {
  return {
    cabinet: series.cabinetId,
    ...(isOfProducts(series)
      ? {
          term: series.termId,
          products: series.products.map(({ sku }) => sku),
          cities: series.products.map(({ cityId }) => cityId),
        }
      : { product: series.sku, city: series.cityId, terms: series.termIds }),
    start: startsAt.getTime() / 1000,
    end: endsAt.getTime() / 1000,
    first: (bucketStarts[0] ?? startsAt).getTime() / 1000,
    // Months are counted by the calendar.
    seconds: bucketSeconds ?? 0,
  };
}

export async function listBuckets(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series | ProductSeries,
  grid: Grid,
  choice: Choice,
): Promise<SeriesBuckets[]> {
  const isCoarse = grid.bucketSeconds === null || grid.bucketSeconds > HOUR_SECONDS;
  const bucketOf = grid.bucketSeconds === null ? MONTHS : EQUAL;
  const sql = (isCoarse ? fromQuarters : fromChecks)(sourceFor(series), bucketOf, choice);
  // Coarse buckets have no use for minutes.
  return clickhouse.rows(
    'position matrix',
    inColumns(sql, choice, { hasMinutes: !isCoarse, isCounted: holdsSeveral(grid, SHORTEST_STEP) }),
    parametersOf(series, grid),
    SeriesBuckets,
  );
}
