-- The places of a reading with what buyers see of each. null: the storefront did not say.
create table shelf_tile
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  query String codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  taken_at DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  place UInt16 codec(Delta, ZSTD(1)),
  -- Of the storefront's own pages, from 1.
  page UInt8 codec(ZSTD(1)),
  sku UInt64 codec(ZSTD(1)),
  title Nullable(String) codec(ZSTD(3)),
  image Nullable(String) codec(ZSTD(3)),
  -- Kopecks.
  price Nullable(UInt64) codec(T64, ZSTD(1)),
  old_price Nullable(UInt64) codec(T64, ZSTD(1)),
  rating Nullable(Float32) codec(ZSTD(1)),
  reviews Nullable(UInt32) codec(T64, ZSTD(1)),
  stock Nullable(UInt32) codec(T64, ZSTD(1)),
  -- In the storefront's words, and in days from the Moscow day of the reading.
  delivery LowCardinality(Nullable(String)) codec(ZSTD(1)),
  delivery_days Nullable(UInt16) codec(ZSTD(1))
)
engine = MergeTree
partition by toMonday(taken_at)
order by (mp, query, city, taken_at, place)
settings index_granularity = 1024, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
