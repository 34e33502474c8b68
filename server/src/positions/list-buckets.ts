import { CheckOutcome, type Place } from '@vitrina/contract/positions.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { Answer } from './list-standings.ts';
import type { Bucket, Choice, Grid } from './matrix-rules.ts';

const HOUR_SECONDS = 60 * 60;

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
  null as moments
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

const Seconds = z.int().transform((seconds) => new Date(seconds * 1000));

const BucketRow = z
  .object({
    query: z.int(),
    bucket: z.int(),
    answered_checks: z.int(),
    deep_checks: z.int(),
    best_place: z.nullable(z.int()),
    median_place: z.nullable(z.int()),
    answer: Answer,
    failure: z.enum(CheckOutcome.options),
    moments: z.nullable(z.tuple([Seconds, Seconds, Seconds])),
  })
  .transform(
    (row): Bucket => ({
      query: row.query,
      bucket: row.bucket,
      answered: row.answered_checks,
      deep: row.deep_checks,
      best: row.best_place,
      median: row.median_place,
      // An empty state reads as "found nowhere"; it means nothing where nothing was answered.
      lastAnswer: row.answered_checks === 0 ? null : (row.answer satisfies Place),
      lastFailure: row.failure,
      moments: row.moments && { best: row.moments[0], answer: row.moments[1], failure: row.moments[2] },
    }),
  );

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
  return clickhouse.rows('position matrix', sql, parametersOf(series, grid), BucketRow);
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
