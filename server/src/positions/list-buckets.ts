import { CheckOutcome, type Place } from '@vitrina/contract/positions.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { Answer } from './list-standings.ts';
import { type Bucket, type Choice, GROUPING_SECONDS, type Grid } from './matrix-rules.ts';

// Buckets of whole hours that need no median are read from the hourly rollup.
const fromHours = `
select
  query,
  toInt32(intDiv(toUnixTimestamp(h) - {start:Int64}, {seconds:Int64})) as bucket,
  sum(pos_h.answered) as answered_checks,
  sum(pos_h.deep) as deep_checks,
  min(pos_h.best) as best_place,
  cast(null as Nullable(UInt16)) as median_place,
  argMaxIfMerge(pos_h.last_answer) as answer,
  argMaxIfMerge(pos_h.last_failure) as failure
from pos_h
where cabinet = {cabinet:UInt32}
  and product = {product:UInt64}
  and query in {queries:Array(UInt32)}
  and city = {city:UInt32}
  and h >= fromUnixTimestamp({start:Int64})
  and h < fromUnixTimestamp({end:Int64})
group by query, bucket`;

const fromChecks = `
select
  query,
  toInt32(intDiv(toUnixTimestamp(ts) - {start:Int64}, {seconds:Int64})) as bucket,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered_checks,
  countIf(outcome = 'deep') as deep_checks,
  min(place) as best_place,
  quantileExactLow(0.5)(place) as median_place,
  argMaxIf((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as answer,
  argMaxIf(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as failure
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
    }),
  );

export type Series = { cabinetId: number; sku: number; cityId: number; termIds: readonly number[] };

function parametersOf(
  { cabinetId, sku, cityId, termIds }: Series,
  { startsAt, endsAt, bucketSeconds }: Grid,
) {
  return {
    cabinet: cabinetId,
    product: sku,
    city: cityId,
    queries: termIds,
    start: startsAt.getTime() / 1000,
    end: endsAt.getTime() / 1000,
    seconds: bucketSeconds,
  };
}

export async function listBuckets(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  series: Series,
  grid: Grid,
  choice: Choice,
): Promise<Bucket[]> {
  const isByHours = choice !== 'median' && grid.bucketSeconds >= GROUPING_SECONDS.Hour;
  const sql = isByHours ? fromHours : fromChecks;
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
