-- Where the queries of a cabinet stood on the newest of their days, within four weeks that its newest stored day ends: one
-- row for a cabinet, made when a day has come in. The columns are as long as each other.
create table if not exists own_newest_places
(
  cabinet UInt32,
  -- The cabinet and its stored days, as a digest: a question after another collection does not find it.
  made_of String,
  made_at DateTime64(3, 'UTC'),
  text_ids Array(UInt64) codec(ZSTD(1)),
  days Array(Date) codec(ZSTD(1)),
  places Array(Float32) codec(ZSTD(1))
)
engine = ReplacingMergeTree(made_at)
order by cabinet
-- A row is as large as a thousand of other tables.
settings index_granularity = 1;
