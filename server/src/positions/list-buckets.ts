import { CheckOutcome, type Place } from '@vitrina/contract/positions.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import type { Bucket, Choice, Grid } from './matrix-rules.ts';

const HOUR_SECONDS = 60 * 60;
// Beside places, which are positive.
const [DEEP, NOT_FOUND] = [-1, -2];

// Buckets are counted from the first one, which may begin before the period.
const EQUAL = (at: string) => `toInt32(intDiv(toUnixTimestamp(${at}) - {first:Int64}, {seconds:Int64}))`;
const MONTHS = (at: string) =>
  `toInt32(dateDiff('month', fromUnixTimestamp({first:Int64}), ${at}, 'Europe/Moscow'))`;

const fromHours = (bucketOf: typeof EQUAL) => `
select
  query,
  ${bucketOf('h')} as bucket,
  sum(pos_h.answered) as answered_checks,
  sum(pos_h.deep) as deep_checks,
  min(pos_h.best) as best_place,
  cast(null as Nullable(UInt16)) as median_place,
  argMaxIfMerge(pos_h.last_answer) as answer,
  argMaxIfMerge(pos_h.last_failure) as failure,
  [0, 0, 0] as moments
from pos_h
where cabinet = {cabinet:UInt32}
  and product = {product:UInt64}
  and query in {queries:Array(UInt32)}
  and city = {city:UInt32}
  and h >= fromUnixTimestamp({start:Int64})
  and h < fromUnixTimestamp({end:Int64})
group by query, bucket`;

const fromChecks = (bucketOf: typeof EQUAL) => `
select
  query,
  ${bucketOf('ts')} as bucket,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered_checks,
  countIf(outcome = 'deep') as deep_checks,
  min(place) as best_place,
  quantileExactLow(0.5)(place) as median_place,
  argMaxIf((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as answer,
  argMaxIf(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as failure,
  [
    toUnixTimestamp(argMinIf(ts, (assumeNotNull(place), ts), place is not null)),
    toUnixTimestamp(maxIf(ts, outcome in ('found', 'deep', 'notFound'))),
    toUnixTimestamp(maxIf(ts, outcome not in ('found', 'deep', 'notFound')))
  ] as moments
from pos5
where cabinet = {cabinet:UInt32}
  and query in {queries:Array(UInt32)}
  and city = {city:UInt32}
  and product = {product:UInt64}
  and ts >= fromUnixTimestamp({start:Int64})
  and ts < fromUnixTimestamp({end:Int64})
group by query, bucket`;

// A month of hours of forty queries is 26,880 buckets: in columns they are a third of the bytes and of the checking. None
// of what may be unknown is ever zero, so zero says it.
const inColumns = (sql: string) => `
select
  query,
  groupArray(bucket) as buckets,
  groupArray(answered_checks) as answered,
  groupArray(deep_checks) as deep,
  groupArray(ifNull(best_place, 0)) as best,
  groupArray(ifNull(median_place, 0)) as medians,
  groupArray(multiIf(answer.1 = 'deep', ${DEEP}, answer.1 = 'notFound', ${NOT_FOUND}, ifNull(answer.2, 0))) as answers,
  groupArray(failure) as failures,
  groupArray(moments[1]) as best_at,
  groupArray(moments[2]) as answer_at,
  groupArray(moments[3]) as failure_at
from (${sql})
group by query`;

const medians = `
select
  query,
  quantileExactInclusive(0.5)(place) as median
from pos5
where cabinet = {cabinet:UInt32}
  and query in {queries:Array(UInt32)}
  and city = {city:UInt32}
  and product = {product:UInt64}
  and ts >= fromUnixTimestamp({start:Int64})
  and ts < fromUnixTimestamp({end:Int64})
  and place is not null
group by query`;

const MedianRow = z.object({ query: z.int(), median: z.number() });

const Numbers = z.array(z.int());
const QueryRow = z.object({
  query: z.int(),
  buckets: Numbers,
  answered: Numbers,
  deep: Numbers,
  best: Numbers,
  medians: Numbers,
  answers: Numbers,
  failures: z.array(z.enum(CheckOutcome.options)),
  best_at: Numbers,
  answer_at: Numbers,
  failure_at: Numbers,
});

function toPlace(answer: number): Place {
  if (answer === DEEP) return 'deep';
  return answer === NOT_FOUND ? 'notFound' : answer || null;
}

function momentsOf(row: z.infer<typeof QueryRow>, index: number): Bucket['moments'] {
  const at = (seconds: readonly number[]) => new Date((seconds[index] ?? 0) * 1000);
  // Each bucket holds a check; where none has a moment the rollup was read.
  if (!row.answer_at[index] && !row.failure_at[index]) return null;
  return { best: at(row.best_at), answer: at(row.answer_at), failure: at(row.failure_at) };
}

function toBuckets(row: z.infer<typeof QueryRow>): Bucket[] {
  return row.buckets.map((bucket, index) => {
    const answered = row.answered[index] ?? 0;
    return {
      query: row.query,
      bucket,
      answered,
      deep: row.deep[index] ?? 0,
      best: row.best[index] || null,
      median: row.medians[index] || null,
      // An empty state reads as "found nowhere"; it means nothing where nothing was answered.
      lastAnswer: answered === 0 ? null : toPlace(row.answers[index] ?? 0),
      lastFailure: row.failures[index] ?? 'missed',
      moments: momentsOf(row, index),
    };
  });
}

export type Series = { cabinetId: number; sku: number; cityId: number; termIds: readonly number[] };

function parametersOf(
  { cabinetId, sku, cityId, termIds }: Series,
  { startsAt, endsAt, bucketStarts, bucketSeconds }: Grid,
) {
  return {
    cabinet: cabinetId,
    product: sku,
    city: cityId,
    queries: termIds,
    start: startsAt.getTime() / 1000,
    end: endsAt.getTime() / 1000,
    first: (bucketStarts[0] ?? startsAt).getTime() / 1000,
    // Months are counted by the calendar.
    seconds: bucketSeconds ?? 0,
  };
}

export async function listBuckets(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series,
  grid: Grid,
  choice: Choice,
): Promise<Bucket[]> {
  const isCoarse = grid.bucketSeconds === null || grid.bucketSeconds > HOUR_SECONDS;
  const bucketOf = grid.bucketSeconds === null ? MONTHS : EQUAL;
  // The rollup knows neither medians nor minutes; coarse buckets have no use for minutes.
  const sql = isCoarse && choice !== 'median' ? fromHours(bucketOf) : fromChecks(bucketOf);
  const rows = await clickhouse.rows('position matrix', inColumns(sql), parametersOf(series, grid), QueryRow);
  return rows.flatMap(toBuckets);
}

/** The median of found places over the whole period, by query. */
export async function listMedians(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series,
  grid: Grid,
): Promise<Map<number, number>> {
  const rows = await clickhouse.rows('position medians', medians, parametersOf(series, grid), MedianRow);
  return new Map(rows.map((row) => [row.query, row.median]));
}
