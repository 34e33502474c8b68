-- What campaigns did for own products by day: once for all of a product, and once by what people had searched for.
create table own_ad_day
(
  cabinet UInt32,
  -- product: the whole of a campaign; phrase: its part in the search, told by phrase. Never added up.
  kind Enum8('product' = 1, 'phrase' = 2),
  sku UInt64,
  -- Normalised as queries are; empty in lines of the kind product.
  phrase String codec(ZSTD(1)),
  campaign UInt64,
  day Date codec(Delta, ZSTD(1)),
  views UInt32 codec(T64, ZSTD(1)),
  clicks UInt32 codec(T64, ZSTD(1)),
  -- null: the report does not tell it.
  spent_kopecks Nullable(UInt64),
  taken_at DateTime('UTC')
)
-- Campaigns come in several reports, and one that was given up is ordered again: a line is kept once.
engine = ReplacingMergeTree(taken_at)
partition by toYYYYMM(day)
order by (cabinet, kind, sku, phrase, campaign, day)
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
