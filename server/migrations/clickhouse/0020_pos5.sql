-- Every check of a product: the slot it was planned for, what it ended as and, only when found, the place.
create table pos5
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
  late_seconds UInt16 codec(T64, ZSTD(1))
)
engine = MergeTree
partition by toYYYYMMDD(ts)
order by (cabinet, query, city, product, ts)
-- A batch that is sent again after a kill carries the same token and is stored once.
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
