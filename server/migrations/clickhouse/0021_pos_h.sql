-- By the hour. n counts all checks, answered those that tell something; sums and bests are of found places alone.
create table pos_h
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
settings non_replicated_deduplication_window = 10000
