-- The number of a term has its own name: elsewhere `query` is a text. A column of a key cannot be renamed, so each table is
-- copied, and the copy takes its place at once. Begun anew at any point, this copies whichever table stands there, before the
-- exchange or after it: its column may have either name. No worker may store meanwhile.
drop view if exists position_hourly_feed;
drop view if exists position_6h_feed;
drop view if exists position_latest_feed;

create or replace table position_checks_raw_copy
(
  cabinet UInt32 codec(ZSTD(1)),
  term_id UInt32 codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  ts DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  outcome Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11) codec(ZSTD(1)),
  place Nullable(UInt16) codec(Delta, ZSTD(1)),
  places_read UInt16 codec(T64, ZSTD(1)),
  mode Enum8('plain' = 1, 'category' = 2) codec(ZSTD(1)),
  late_seconds UInt16 codec(T64, ZSTD(1)),
  -- Ten products share a query, and a matrix shows one of them: in the order of queries its checks lie in every granule
  -- of a cabinet's day, of which the screens would then read ten times as much.
  projection by_product
  (
    select cabinet, product, city, term_id, ts, outcome, place
    order by cabinet, product, city, term_id, ts
  )
)
engine = MergeTree
partition by toYYYYMMDD(ts)
order by (cabinet, term_id, city, product, ts)
-- A batch that is sent again after a kill carries the same token and is stored once.
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;
insert into position_checks_raw_copy (cabinet, term_id, city, product, ts, outcome, place, places_read, mode, late_seconds)
select cabinet, columns('^(query|term_id)$'), city, product, ts, outcome, place, places_read, mode, late_seconds
from position_checks_raw
settings max_execution_time = 0, insert_deduplicate = 0, max_partitions_per_insert_block = 0, max_insert_threads = 1;
exchange tables position_checks_raw_copy and position_checks_raw;
drop table position_checks_raw_copy sync;

create or replace table position_hourly_copy
(
  cabinet UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  term_id UInt32 codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  h DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  n SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  answered SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  found SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  deep SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  place_sum SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  best SimpleAggregateFunction(min, Nullable(UInt16)) codec(ZSTD(1)),
  worst SimpleAggregateFunction(max, Nullable(UInt16)) codec(ZSTD(1)),
  last_answer AggregateFunction(argMaxIf, Tuple(Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), Nullable(UInt16)), DateTime('UTC'), UInt8) codec(ZSTD(1)),
  last_failure AggregateFunction(argMaxIf, Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), DateTime('UTC'), UInt8) codec(ZSTD(1))
)
engine = AggregatingMergeTree
partition by toYYYYMM(h)
order by (cabinet, product, term_id, city, h)
settings non_replicated_deduplication_window = 10000;
insert into position_hourly_copy (cabinet, product, term_id, city, h, n, answered, found, deep, place_sum, best, worst, last_answer, last_failure)
select cabinet, product, columns('^(query|term_id)$'), city, h, n, answered, found, deep, place_sum, best, worst, last_answer, last_failure
from position_hourly
settings max_execution_time = 0, insert_deduplicate = 0, max_partitions_per_insert_block = 0, max_insert_threads = 1;
exchange tables position_hourly_copy and position_hourly;
drop table position_hourly_copy sync;

create or replace table position_6h_copy
(
  cabinet UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  term_id UInt32 codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  q DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  n SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  answered SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  found SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  deep SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  place_sum SimpleAggregateFunction(sum, UInt64) codec(T64, ZSTD(1)),
  best SimpleAggregateFunction(min, Nullable(UInt16)) codec(ZSTD(1)),
  places SimpleAggregateFunction(sumMap, Map(UInt16, UInt64)) codec(ZSTD(1)),
  last_answer AggregateFunction(argMaxIf, Tuple(Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), Nullable(UInt16)), DateTime('UTC'), UInt8) codec(ZSTD(1)),
  last_failure AggregateFunction(argMaxIf, Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), DateTime('UTC'), UInt8) codec(ZSTD(1))
)
engine = AggregatingMergeTree
partition by toYYYYMM(q)
order by (cabinet, product, city, term_id, q)
settings non_replicated_deduplication_window = 10000, index_granularity = 1024;
insert into position_6h_copy (cabinet, product, term_id, city, q, n, answered, found, deep, place_sum, best, places, last_answer, last_failure)
select cabinet, product, columns('^(query|term_id)$'), city, q, n, answered, found, deep, place_sum, best, places, last_answer, last_failure
from position_6h
settings max_execution_time = 0, insert_deduplicate = 0, max_partitions_per_insert_block = 0, max_insert_threads = 1;
exchange tables position_6h_copy and position_6h;
drop table position_6h_copy sync;

create or replace table position_latest_copy
(
  cabinet UInt32,
  product UInt64,
  term_id UInt32,
  city UInt32,
  tried_at SimpleAggregateFunction(max, DateTime('UTC')),
  answered_at SimpleAggregateFunction(max, Nullable(DateTime('UTC'))),
  last_answer AggregateFunction(argMaxIf, Tuple(Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), Nullable(UInt16)), DateTime('UTC'), UInt8)
)
engine = AggregatingMergeTree
order by (cabinet, product, term_id, city)
settings non_replicated_deduplication_window = 10000;
insert into position_latest_copy (cabinet, product, term_id, city, tried_at, answered_at, last_answer)
select cabinet, product, columns('^(query|term_id)$'), city, tried_at, answered_at, last_answer
from position_latest
settings max_execution_time = 0, insert_deduplicate = 0, max_partitions_per_insert_block = 0, max_insert_threads = 1;
exchange tables position_latest_copy and position_latest;
drop table position_latest_copy sync;

create materialized view if not exists position_hourly_feed to position_hourly as
select
  cabinet,
  product,
  term_id,
  city,
  toStartOfHour(ts) as h,
  count() as n,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered,
  count(place) as found,
  countIf(outcome = 'deep') as deep,
  sumIf(toUInt64(assumeNotNull(place)), place is not null) as place_sum,
  min(place) as best,
  max(place) as worst,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer,
  argMaxIfState(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as last_failure
from position_checks_raw
group by cabinet, product, term_id, city, h;

create materialized view if not exists position_latest_feed to position_latest as
select
  cabinet,
  product,
  term_id,
  city,
  max(ts + late_seconds) as tried_at,
  maxIf(toNullable(ts + late_seconds), outcome in ('found', 'deep', 'notFound')) as answered_at,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer
from position_checks_raw
group by cabinet, product, term_id, city;

create materialized view if not exists position_6h_feed to position_6h as
select
  cabinet,
  product,
  term_id,
  city,
  toDateTime(intDiv(toUInt32(ts) + 10800, 21600) * 21600 - 10800, 'UTC') as q,
  count() as n,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered,
  count(place) as found,
  countIf(outcome = 'deep') as deep,
  sumIf(toUInt64(assumeNotNull(place)), place is not null) as place_sum,
  min(place) as best,
  sumMap(if(place is null, map(), map(assumeNotNull(place), toUInt64(1)))) as places,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer,
  argMaxIfState(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as last_failure
from position_checks_raw
group by cabinet, product, term_id, city, q;
