-- Jumps of a day that were found before anybody asked, for each window and metric. Versions as in undervalued_lists.

-- Every query that reached the usual base of the metric, by what the larger of both windows reached: how many jumps there are of
-- each direction and base.
create table if not exists jump_bases
(
  win UInt8,
  metric Enum8('count' = 1, 'added_to_cart' = 2, 'ord' = 3, 'gmv' = 4),
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date,
  version UInt64,
  direction Enum8('rise' = 1, 'fall' = 2, 'new' = 3, 'vanished' = 4),
  base UInt64 codec(Delta, LZ4),
  query_id UInt32 codec(T64, LZ4)
)
engine = MergeTree
partition by (win, metric, mp, day, version)
order by (direction, base)
settings index_granularity = 1024;

-- The largest of each direction, with what explains them; and the market as a whole, a row of its own without a query.
create table if not exists jump_rows
(
  win UInt8,
  metric Enum8('count' = 1, 'added_to_cart' = 2, 'ord' = 3, 'gmv' = 4),
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date,
  version UInt64,
  direction Enum8('market' = 0, 'rise' = 1, 'fall' = 2, 'new' = 3, 'vanished' = 4),
  -- The change turned round: the largest comes first.
  smaller UInt64 codec(Delta, LZ4),
  query_id UInt32,
  before UInt64 codec(T64, LZ4),
  after UInt64 codec(T64, LZ4),
  text String codec(ZSTD(1)),
  -- Of each day of both windows; null: not measured.
  counts Array(Nullable(UInt64)) codec(ZSTD(1)),
  -- Earlier windows of the same length that were measured whole; both windows of last year, or none.
  past Array(UInt64) codec(ZSTD(1)),
  last_year Array(UInt64) codec(ZSTD(1))
)
engine = MergeTree
partition by (win, metric, mp, day, version)
order by (direction, smaller, query_id)
settings index_granularity = 256;
