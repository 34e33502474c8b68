-- Searches by hour of the Moscow day, for asked queries; city 0 is the whole country. Read with `final`.
create table sq_hour
(
  mp Enum8('ozon' = 1, 'wb' = 2, 'ym' = 3),
  city UInt32,
  query_id UInt32,
  day Date codec(Delta, ZSTD(1)),
  -- 24 counts from midnight: a day is known with all of its hours or not at all.
  counts Array(UInt32) codec(T64, ZSTD(1)),
  taken_at DateTime('UTC'),
  constraint whole_day check length(counts) = 24
)
engine = ReplacingMergeTree(taken_at)
partition by (mp, toYear(day))
order by (mp, city, query_id, day)
settings fsync_after_insert = 1, fsync_part_directory = 1
