-- The source of truth: a row for each query searched on that day in the whole country. A measured day without a row
-- is a true zero. A day arrives as one block, that is one part, so it is there as a whole or not at all.
create table sq_hist
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date codec(Delta, ZSTD(1)),
  query_id UInt32 codec(Delta, ZSTD(1)),
  count UInt32 codec(T64, ZSTD(1)),
  ca UInt32 codec(T64, ZSTD(1)),
  cart UInt32 codec(T64, ZSTD(1)),
  views UInt64 codec(T64, ZSTD(1)),
  idle UInt32 codec(T64, ZSTD(1)),
  soft UInt32 codec(T64, ZSTD(1)),
  zero UInt32 codec(T64, ZSTD(1)),
  gmv UInt64 codec(T64, ZSTD(1)),
  ord UInt32 codec(T64, ZSTD(1)),
  buyers UInt32 codec(T64, ZSTD(1)),
  -- Kopecks; 0 where the results were empty, because nothing is sold for nothing.
  price UInt32 codec(T64, ZSTD(1)),
  sellers UInt32 codec(T64, ZSTD(1)),
  products UInt32 codec(T64, ZSTD(1))
)
engine = MergeTree
partition by (mp, toYYYYMM(day))
order by (mp, query_id, day)
-- The same day under the same token is dropped, whoever sends it again.
settings non_replicated_deduplication_window = 1000, fsync_after_insert = 1, fsync_part_directory = 1
