-- By the quarter of a Moscow day, of which six hours, days, weeks and months are made. `places` counts the checks by the
-- place they found, so that medians are exact. Made and filled in one statement: broken off, it begins anew.
create or replace table pos_q
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
settings non_replicated_deduplication_window = 10000, index_granularity = 1024
as
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
group by cabinet, product, query, city, q
