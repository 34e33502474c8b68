create table if not exists own_query_day
(
  cabinet UInt32,
  sku UInt64,
  query String codec(ZSTD(1)),
  -- The query as normaliseQuery writes it. Made when a row is stored: a regular expression over millions of rows of a
  -- cabinet would cost a question seconds.
  text String materialized trim(replaceRegexpAll(replaceAll(query, 'ё', 'е'), '[\\s\\p{Z}]+', ' ')) codec(ZSTD(1)),
  -- The text as a number: a cabinet's rows are told apart and looked up by it without reading millions of texts.
  text_id UInt64 materialized cityHash64(text) codec(ZSTD(1)),
  day Date codec(Delta, ZSTD(1)),
  search_users Nullable(UInt32),
  view_users Nullable(UInt32),
  position Nullable(Float32),
  conversion Nullable(Float32),
  orders Nullable(UInt32),
  gmv_kopecks Nullable(UInt64),
  taken_at DateTime('UTC'),
  -- Daily sums of a product over its queries. A statement that asks for just these expressions is answered from here,
  -- from an eighth of the rows.
  projection of_product
  (
    select
      cabinet, sku, day,
      count(),
      countIf(isNull(view_users)),
      sum(view_users),
      sum(coalesce(view_users, search_users, 0)),
      sumIf(position * search_users, position > 0 and search_users > 0),
      sumIf(search_users, position > 0 and search_users > 0)
    group by cabinet, sku, day
  ),
  -- A query on a day, whatever products it led to, in the order of days: what the newest one had, and the best places.
  projection of_text
  (
    select cabinet, day, text, text_id, max(search_users), min(position)
    group by cabinet, day, text, text_id
  )
)
engine = MergeTree
partition by toYYYYMM(day)
order by (cabinet, sku, query, day)
-- A retried job sends the same block with the same token: it is stored once.
-- A source of truth survives a power cut.
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- What buyers did with own products by day, whatever they had searched for: the method knows no queries.
create table if not exists own_product_day
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
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- What campaigns did for own products by day: once for all of a product, and once by what people had searched for.
create table if not exists own_ad_day
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
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;
