-- Queries by the stems of their words, each stem of a query once. Filled in the order of ids, so the highest id tells how far.
create table q_word
(
  stem String codec(LZ4),
  query_id UInt32 codec(Delta, LZ4)
)
engine = MergeTree
order by (stem, query_id)
settings index_granularity = 1024
