-- What the queries of each product of a cabinet were in the weeks that its newest day ends: one row for a cabinet, made when a
-- day has come in, so that it is replaced as a whole. The columns are as long as each other; the products that most people
-- saw stand first.
create table if not exists own_request_counts
(
  cabinet UInt32,
  -- The days and exclusions that it was counted from, as a digest: an answer about others does not find it.
  made_of String,
  made_at DateTime64(3, 'UTC'),
  sku Array(UInt64) codec(ZSTD(1)),
  queries_found Array(UInt32) codec(ZSTD(1)),
  queries_before Array(UInt32) codec(ZSTD(1)),
  lost Array(UInt32) codec(ZSTD(1)),
  top10 Array(Nullable(UInt32)) codec(ZSTD(1)),
  top50 Array(Nullable(UInt32)) codec(ZSTD(1)),
  top100 Array(Nullable(UInt32)) codec(ZSTD(1)),
  view_users Array(Nullable(UInt64)) codec(ZSTD(1)),
  view_users_before Array(Nullable(UInt64)) codec(ZSTD(1)),
  orders Array(Nullable(UInt64)) codec(ZSTD(1))
)
engine = ReplacingMergeTree(made_at)
order by cabinet
-- A row is as large as a thousand of other tables.
settings index_granularity = 1;
