-- Stems are made outside of the engine, once for each word that any query has.
create table if not exists word_form
(
  word String,
  stem String
)
engine = MergeTree
order by word;

-- Queries by the stems of their words, each stem of a query once. Filled in the order of ids, so the highest id tells how far.
create table if not exists q_word
(
  stem String codec(LZ4),
  query_id UInt32 codec(Delta, LZ4)
)
engine = MergeTree
order by (stem, query_id)
settings index_granularity = 1024;

-- Words of the whole market: sums over the queries of a ready-made window that have the word in any form. Kept as long.
create table if not exists word_win
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  win UInt8,
  day Date,
  stem String codec(LZ4),
  queries UInt32 codec(T64, LZ4),
  count UInt64 codec(T64, LZ4),
  ca UInt64 codec(T64, LZ4),
  ord UInt64 codec(T64, LZ4),
  buyers UInt64 codec(T64, LZ4),
  gmv UInt64 codec(T64, LZ4),
  count_before UInt64 codec(T64, LZ4),
  -- The most searched of the queries: the word is shown in the form that it has there.
  top_query String codec(LZ4)
)
engine = MergeTree
partition by (mp, day)
order by (mp, win, day, stem)
settings index_granularity = 1024;

-- Words of a day in the making.
create table if not exists word_win_next as word_win;
