-- Frequencies of other sources, each with its own window and unit. null: the source has no such column.
create table sq_snapshot
(
  -- 0: shared with every cabinet.
  cabinet UInt32,
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  source LowCardinality(String),
  unit LowCardinality(String),
  window_days Nullable(UInt16),
  query_id UInt32,
  -- The last day of the window.
  day Date,
  taken_at DateTime('UTC'),
  count Nullable(UInt64),
  ca Nullable(UInt64),
  cart_share Nullable(Float64),
  price Nullable(UInt64),
  views Nullable(UInt64),
  sellers Nullable(UInt32),
  clicks Nullable(UInt64),
  spend Nullable(UInt64),
  category LowCardinality(Nullable(String))
)
engine = MergeTree
order by (mp, cabinet, query_id, day)
settings non_replicated_deduplication_window = 10000, fsync_after_insert = 1, fsync_part_directory = 1
