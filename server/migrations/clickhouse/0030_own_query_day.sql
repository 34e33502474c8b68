create table own_query_day
(
  cabinet UInt32,
  sku UInt64,
  query String codec(ZSTD(1)),
  day Date codec(Delta, ZSTD(1)),
  search_users Nullable(UInt32),
  view_users Nullable(UInt32),
  position Nullable(Float32),
  conversion Nullable(Float32),
  orders Nullable(UInt32),
  gmv_kopecks Nullable(UInt64),
  taken_at DateTime('UTC')
)
engine = MergeTree
partition by toYYYYMM(day)
order by (cabinet, sku, query, day)
-- A retried job sends the same block with the same token: it is stored once.
-- A source of truth survives a power cut.
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
