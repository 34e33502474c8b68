-- Every stored look at a shelf: how it was read and how far. Marketplaces show it to everybody, so no cabinet is named.
create table shelf_read
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
settings index_granularity = 1024, non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
