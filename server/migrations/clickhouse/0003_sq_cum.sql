-- Sums from the first measured day to this one, for every query known by then: any span is a difference of two days.
create table sq_cum
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date,
  query_id UInt32 codec(Delta, LZ4),
  count UInt64 codec(T64, LZ4),
  ca UInt64 codec(T64, LZ4),
  cart UInt64 codec(T64, LZ4),
  views UInt64 codec(T64, LZ4),
  idle UInt64 codec(T64, LZ4),
  soft UInt64 codec(T64, LZ4),
  zero UInt64 codec(T64, LZ4),
  gmv UInt64 codec(T64, LZ4),
  ord UInt64 codec(T64, LZ4),
  buyers UInt64 codec(T64, LZ4),
  -- price x count, and count, over the days that had a price.
  price_sum UInt64 codec(T64, LZ4),
  price_count UInt64 codec(T64, LZ4),
  -- Days since 2020-01-01 x count: gives the slope of any span.
  moment UInt64 codec(T64, LZ4),
  -- As seen on the last day on which the query was searched.
  sellers UInt32 codec(T64, LZ4),
  products UInt32 codec(T64, LZ4)
)
engine = MergeTree
-- One part a day that is never merged: a day is replaced as a whole when an older one arrives late.
partition by (mp, day)
order by (mp, day, query_id)
settings index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 65536
