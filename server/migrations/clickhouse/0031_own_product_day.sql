-- What buyers did with own products by day, whatever they had searched for: the method knows no queries.
create table own_product_day
(
  cabinet UInt32,
  sku UInt64,
  day Date codec(Delta, ZSTD(1)),
  views UInt64 codec(T64, ZSTD(1)),
  view_users UInt64 codec(T64, ZSTD(1)),
  card_users UInt64 codec(T64, ZSTD(1)),
  units UInt64 codec(T64, ZSTD(1)),
  revenue_kopecks UInt64 codec(T64, ZSTD(1)),
  taken_at DateTime('UTC')
)
-- A day that is read again takes the place of what was read before.
engine = ReplacingMergeTree(taken_at)
partition by toYYYYMM(day)
order by (cabinet, sku, day)
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
