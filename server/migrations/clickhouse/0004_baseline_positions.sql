-- Every check of a product: the slot it was planned for, what it ended as and, only when found, the place.
create table if not exists pos5
(
  cabinet UInt32 codec(ZSTD(1)),
  query UInt32 codec(ZSTD(1)),
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
    select cabinet, product, city, query, ts, outcome, place
    order by cabinet, product, city, query, ts
  )
)
engine = MergeTree
partition by toYYYYMMDD(ts)
order by (cabinet, query, city, product, ts)
-- A batch that is sent again after a kill carries the same token and is stored once.
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- By the hour. n counts all checks, answered those that tell something; sums and bests are of found places alone.
create table if not exists pos_h
(
  cabinet UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  query UInt32 codec(ZSTD(1)),
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
order by (cabinet, product, query, city, h)
settings non_replicated_deduplication_window = 10000;

create materialized view if not exists pos_h_feed to pos_h as
select
  cabinet,
  product,
  query,
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
from pos5
group by cabinet, product, query, city, h;

-- Where each product stands now: its last answer, and when anything was last tried.
create table if not exists pos_last
(
  cabinet UInt32,
  product UInt64,
  query UInt32,
  city UInt32,
  tried_at SimpleAggregateFunction(max, DateTime('UTC')),
  answered_at SimpleAggregateFunction(max, Nullable(DateTime('UTC'))),
  last_answer AggregateFunction(argMaxIf, Tuple(Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), Nullable(UInt16)), DateTime('UTC'), UInt8)
)
engine = AggregatingMergeTree
order by (cabinet, product, query, city)
settings non_replicated_deduplication_window = 10000;

create materialized view if not exists pos_last_feed to pos_last as
select
  cabinet,
  product,
  query,
  city,
  max(ts + late_seconds) as tried_at,
  maxIf(toNullable(ts + late_seconds), outcome in ('found', 'deep', 'notFound')) as answered_at,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer
from pos5
group by cabinet, product, query, city;

-- By the quarter of a Moscow day, of which six hours, days, weeks and months are made. `places` counts the checks by the
-- place they found, so that medians are exact.
create table if not exists pos_q
(
  cabinet UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  query UInt32 codec(ZSTD(1)),
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
order by (cabinet, product, city, query, q)
settings non_replicated_deduplication_window = 10000, index_granularity = 1024;

create materialized view if not exists pos_q_feed to pos_q as
select
  cabinet,
  product,
  query,
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
from pos5
group by cabinet, product, query, city, q;
