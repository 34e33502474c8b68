-- The market of a day in the order of undervalued queries, once for each growth that the score may be made with: a page is its
-- first rows. A version, the moment at which the sums were made that it follows from, is written once and never changed; which
-- one counts stands in PostgreSQL (ready_lists).
create table if not exists undervalued_lists
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  day Date,
  version UInt64,
  growth Enum8('none' = 0, 'growth7' = 7, 'growth28' = 28),
  -- What the score lacks to 100, and the searches turned round: the best come first.
  lacks UInt8,
  below UInt32 codec(Delta, ZSTD(1)),
  query_id UInt32 codec(T64, ZSTD(1)),
  -- The most of the table; in large blocks, because a page is one of them.
  text String codec(ZSTD(9)) settings (min_compress_block_size = 1048576, max_compress_block_size = 1048576),
  zero UInt32 codec(T64, ZSTD(1)),
  idle UInt32 codec(T64, ZSTD(1)),
  buyers UInt32 codec(T64, ZSTD(1)),
  -- Kopecks; 0 where there was no price.
  price UInt32 codec(T64, ZSTD(1)),
  sellers UInt32 codec(T64, ZSTD(1)),
  count_before UInt32 codec(T64, ZSTD(1)),
  other UInt32 codec(T64, ZSTD(1)),
  other_before UInt32 codec(T64, ZSTD(1)),
  score UInt8 alias 100 - lacks,
  count UInt32 alias bitNot(below)
)
engine = MergeTree
partition by (mp, day, version)
order by (growth, lacks, below, query_id)
settings index_granularity = 1024, min_compress_block_size = 8192, max_compress_block_size = 65536;
