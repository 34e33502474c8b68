create table if not exists q
(
  -- Given in order of popularity at the first load and never changed, so neighbours in a table have similar numbers.
  id UInt32,
  -- Lower case, ё as е, one space between words.
  text String,
  -- Finds ids by text and by its beginning. It lives in the same part, so it cannot fall behind.
  projection by_text (select text, id order by text)
)
engine = MergeTree
order by id
settings index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1;

-- The source of truth: a row for each query searched on that day in the whole country. A measured day without a row
-- is a true zero. A day arrives as one block, that is one part, so it is there as a whole or not at all.
create table if not exists sq_hist
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date codec(Delta, ZSTD(1)),
  query_id UInt32 codec(Delta, ZSTD(1)),
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
  -- Kopecks; 0 where the results were empty, because nothing is sold for nothing.
  price UInt32 codec(T64, ZSTD(1)),
  sellers UInt32 codec(T64, ZSTD(1)),
  products UInt32 codec(T64, ZSTD(1))
)
engine = MergeTree
partition by (mp, toYYYYMM(day))
order by (mp, query_id, day)
-- The same day under the same token is dropped, whoever sends it again.
settings non_replicated_deduplication_window = 1000, fsync_after_insert = 1, fsync_part_directory = 1;

-- Sums from the first measured day to this one, for every query known by then: any span is a difference of two days.
create table if not exists sq_cum
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date,
  query_id UInt32 codec(Delta, LZ4),
  count UInt64 codec(T64, LZ4),
  ca UInt64 codec(T64, LZ4),
  cart UInt64 codec(T64, LZ4),
  views UInt64 codec(T64, LZ4),
  idle UInt64 codec(T64, LZ4),
  soft UInt64 codec(T64, LZ4),
  zero UInt64 codec(T64, LZ4),
  gmv UInt64 codec(T64, LZ4),
  ord UInt64 codec(T64, LZ4),
  buyers UInt64 codec(T64, LZ4),
  -- price x count, and count, over the days that had a price.
  price_sum UInt64 codec(T64, LZ4),
  price_count UInt64 codec(T64, LZ4),
  -- Days since 2020-01-01 x count: gives the slope of any span.
  moment UInt64 codec(T64, LZ4),
  -- As seen on the last day on which the query was searched.
  sellers UInt32 codec(T64, LZ4),
  products UInt32 codec(T64, LZ4)
)
engine = MergeTree
-- One part a day that is never merged: a day is replaced as a whole when an older one arrives late.
partition by (mp, day)
order by (mp, day, query_id)
settings index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 65536;

-- Days of sq_cum in the making; they change places with the old ones when all of them are ready.
create table if not exists sq_cum_next as sq_cum;

-- The default screens: a row for each query and window, with the window before it. Kept for the last days only.
create table if not exists sq_win
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  win UInt8,
  day Date,
  query_id UInt32 codec(Delta, LZ4),
  text String codec(LZ4),
  count UInt32 codec(T64, LZ4),
  ca UInt32 codec(T64, LZ4),
  cart UInt32 codec(T64, LZ4),
  views UInt64 codec(T64, LZ4),
  idle UInt32 codec(T64, LZ4),
  soft UInt32 codec(T64, LZ4),
  zero UInt32 codec(T64, LZ4),
  gmv UInt64 codec(T64, LZ4),
  ord UInt32 codec(T64, LZ4),
  buyers UInt32 codec(T64, LZ4),
  count_before UInt32 codec(T64, LZ4),
  ca_before UInt32 codec(T64, LZ4),
  cart_before UInt32 codec(T64, LZ4),
  views_before UInt64 codec(T64, LZ4),
  idle_before UInt32 codec(T64, LZ4),
  soft_before UInt32 codec(T64, LZ4),
  zero_before UInt32 codec(T64, LZ4),
  gmv_before UInt64 codec(T64, LZ4),
  ord_before UInt32 codec(T64, LZ4),
  buyers_before UInt32 codec(T64, LZ4),
  price_sum UInt64 codec(T64, LZ4),
  price_count UInt32 codec(T64, LZ4),
  -- Days from the end of the window (0, -1, ...) x count.
  moment Int64 codec(T64, LZ4),
  sellers UInt32 codec(T64, LZ4),
  products UInt32 codec(T64, LZ4),
  -- Counts of the other window length (28 beside 7) and of the one before it.
  other UInt32 codec(T64, LZ4),
  other_before UInt32 codec(T64, LZ4),
  -- The highest count of this window and the three of its length before it, of those that were measured whole.
  peak UInt32 codec(T64, LZ4)
)
engine = MergeTree
partition by (mp, day)
order by (mp, win, day, query_id)
settings index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 65536;

-- Windows of a day in the making.
create table if not exists sq_win_next as sq_win;

-- Days of asked queries in one city. They come on request, a few queries at a time, so they stay out of the parts and
-- the key of sq_hist; the same day asked twice at once is one row (read with `final`).
create table if not exists sq_city
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
settings fsync_after_insert = 1, fsync_part_directory = 1;

-- Searches by hour of the Moscow day, for asked queries; city 0 is the whole country. Read with `final`.
create table if not exists sq_hour
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  city UInt32,
  query_id UInt32,
  day Date codec(Delta, ZSTD(1)),
  -- 24 counts from midnight: a day is known with all of its hours or not at all.
  counts Array(UInt32) codec(T64, ZSTD(1)),
  taken_at DateTime('UTC'),
  constraint whole_day check length(counts) = 24
)
engine = ReplacingMergeTree(taken_at)
partition by (mp, toYear(day))
order by (mp, city, query_id, day)
settings fsync_after_insert = 1, fsync_part_directory = 1;
