-- Every stored look at a shelf: how it was read and how far. Marketplaces show it to everybody, so no cabinet is named.
create table if not exists shelf_read
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  query String codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  taken_at DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  source Enum8('person' = 1, 'positions' = 2) codec(ZSTD(1)),
  mode Enum8('plain' = 1, 'category' = 2) codec(ZSTD(1)),
  places_read UInt16 codec(T64, ZSTD(1)),
  -- The list was read to its end: there are no more places.
  is_whole Bool codec(ZSTD(1))
)
engine = MergeTree
-- Weeks are dropped whole when they are old.
partition by toMonday(taken_at)
order by (mp, query, city, taken_at)
-- A batch that is sent again after a kill carries the same token and is stored once.
settings index_granularity = 1024, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- The places of a reading with what buyers see of each. null: the storefront did not say.
create table if not exists shelf_tile
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
  delivery_days Nullable(UInt16) codec(ZSTD(1)),
  -- On which shelves a product stands, whatever the query: the table itself is in the order of queries.
  projection by_sku (select mp, sku, city, taken_at, query, place order by mp, sku, city, taken_at)
)
engine = MergeTree
partition by toMonday(taken_at)
order by (mp, query, city, taken_at, place)
settings index_granularity = 1024, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;

-- A card as a run read it. The marketplace shows it to everybody, so no cabinet is named. null: the page did not say.
create table if not exists card_snap
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
settings index_granularity = 64, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1;
