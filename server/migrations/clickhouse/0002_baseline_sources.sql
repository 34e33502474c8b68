-- What other sources say of a query on a day, each with its own window and unit. null: the source does not say it.
create table if not exists sq_source_day
(
  -- 0: shared with every cabinet.
  cabinet UInt32,
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  -- The text itself and no number of q: what only a file knows must not lengthen the market's own list.
  text String codec(ZSTD(1)),
  source LowCardinality(String),
  unit LowCardinality(String),
  -- Kind of window in days: a month of any length is 30, an unknown one 0.
  span UInt16 default if(window_days between 28 and 31, 30, ifNull(window_days, 0)),
  -- The last day of the window.
  day Date codec(ZSTD(1)),
  window_days Nullable(UInt16),
  taken_at DateTime('UTC') codec(ZSTD(1)),
  count Nullable(UInt64) codec(ZSTD(1)),
  ca Nullable(UInt64),
  cart_share Nullable(Float64),
  price Nullable(UInt64),
  views Nullable(UInt64),
  sellers Nullable(UInt32),
  -- Which of two rows of one day stands: the highest bit says that there is a number, below it are the milliseconds at
  -- which the row was stored.
  version UInt64 codec(ZSTD(1))
)
engine = ReplacingMergeTree(version)
-- A deleted cabinet is taken out of a small part of the table.
partition by cabinet % 64
order by (cabinet, mp, text, source, unit, span, day)
settings index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1;

-- The newest known line of each query, source, unit and kind of window, in the order in which the table shows them. A
-- cabinet and a source are one partition, which is replaced as a whole.
create table if not exists sq_source_line
(
  cabinet UInt32,
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  unit LowCardinality(String),
  -- The most searched first, those without a number last.
  place UInt64 default bitNot(ifNull(count + 1, 0)) codec(Delta, ZSTD(1)),
  text String codec(ZSTD(1)),
  source LowCardinality(String),
  span UInt16,
  -- From this day on the query has a line, with a number or without.
  first_day Date codec(ZSTD(1)),
  day Date codec(ZSTD(1)),
  window_days Nullable(UInt16),
  taken_at DateTime('UTC') codec(ZSTD(1)),
  count Nullable(UInt64) codec(ZSTD(1)),
  ca Nullable(UInt64),
  cart_share Nullable(Float64),
  price Nullable(UInt64),
  views Nullable(UInt64),
  sellers Nullable(UInt32),
  version UInt64 codec(ZSTD(1)),
  -- How many lines a period has is a sum of some rows. It lives in the same part, so it cannot fall behind.
  projection totals (select cabinet, mp, first_day, count(), max(day) group by cabinet, mp, first_day)
)
engine = MergeTree
partition by (cabinet, mp, source)
order by (unit, place, text, source, span, cabinet)
settings index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1;
