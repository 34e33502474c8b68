-- A card as a run read it. The marketplace shows it to everybody, so no cabinet is named. null: the page did not say.
create table card_snap
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  sku UInt64 codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  taken_at DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  -- Kopecks.
  price Nullable(UInt64) codec(T64, ZSTD(1)),
  card_price Nullable(UInt64) codec(T64, ZSTD(1)),
  old_price Nullable(UInt64) codec(T64, ZSTD(1)),
  is_available Bool codec(ZSTD(1)),
  rating Nullable(Float32) codec(ZSTD(1)),
  reviews Nullable(UInt32) codec(T64, ZSTD(1)),
  title String codec(ZSTD(3)),
  pictures Array(String) codec(ZSTD(3))
)
engine = MergeTree
partition by toYYYYMM(taken_at)
order by (mp, sku, city, taken_at)
-- A stage that is done again after a kill carries the same token and is stored once.
settings index_granularity = 64, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
