create table q
(
  -- Given in order of popularity at the first load and never changed, so neighbours in a table have similar numbers.
  id UInt32,
  -- Lower case, ё as е, one space between words.
  text String,
  -- Finds ids by text and by its beginning. It lives in the same part, so it cannot fall behind.
  projection by_text (select text, id order by text)
)
engine = MergeTree
order by id
settings index_granularity = 1024, fsync_after_insert = 1, fsync_part_directory = 1
