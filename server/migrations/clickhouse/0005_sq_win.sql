-- The default screens: a row for each query and window, with the window before it. Kept for the last days only.
create table sq_win
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
settings index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 65536
