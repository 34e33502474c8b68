-- The newest known line of each query, source, unit and kind of window, in the order in which the table shows them. A
-- cabinet and a source are one partition, which is replaced as a whole.
create table sq_source_line
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
settings index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1
