-- Days of asked queries in one city. They come on request, a few queries at a time, so they stay out of the parts and
-- the key of sq_hist; the same day asked twice at once is one row (read with `final`).
create table sq_city
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  city UInt32,
  query_id UInt32,
  day Date codec(Delta, ZSTD(1)),
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
  price UInt32 codec(T64, ZSTD(1)),
  sellers UInt32 codec(T64, ZSTD(1)),
  products UInt32 codec(T64, ZSTD(1)),
  taken_at DateTime('UTC')
)
engine = ReplacingMergeTree(taken_at)
partition by (mp, toYear(day))
order by (mp, city, query_id, day)
settings fsync_after_insert = 1, fsync_part_directory = 1
