-- Words whose pairs are in spelling_pairs, and how they sound in Latin letters.
create table if not exists spelling_words
(
  word String,
  latin String
)
engine = MergeTree
order by word;

-- Words of which the first may be the second with one slip, or in the other script. Both ways round where both may be.
create table if not exists spelling_pairs
(
  wrong String,
  right String,
  kind Enum8('swapped' = 1, 'lost' = 2, 'doubled' = 3, 'single' = 4, 'nextKey' = 5, 'heardAlike' = 6, 'added' = 7, 'changed' = 8, 'translit' = 9)
)
engine = MergeTree
order by (wrong, right);

-- Queries of one bag have the same words in another order, those that are glued alike have other spaces, and a swapped one is
-- the spelled one under the other layout. Filled in the order of numbers, so the highest one tells how far.
create table if not exists query_keys
(
  query_id UInt32 codec(Delta, LZ4),
  bag UInt64,
  glued UInt64,
  spelled UInt64,
  swapped UInt64
)
engine = MergeTree
order by query_id;

-- Queries that are alike but for a pair of words, whatever they are searched: a worker that was killed may leave some twice.
create table if not exists spelling_candidates
(
  query_id UInt32 codec(Delta, LZ4),
  means UInt32,
  wrong String,
  right String,
  kind Enum8('swapped' = 1, 'lost' = 2, 'doubled' = 3, 'single' = 4, 'nextKey' = 5, 'heardAlike' = 6, 'added' = 7, 'changed' = 8, 'translit' = 9)
)
engine = MergeTree
order by query_id;

-- Which query another one means, and why. Made anew as a whole after each day, because it follows from what is searched.
create table if not exists query_spellings
(
  query_id UInt32 codec(Delta, LZ4),
  means UInt32,
  reason Enum8('slip' = 1, 'layout' = 2, 'spacing' = 3, 'translit' = 4, 'order' = 5)
)
engine = MergeTree
order by query_id
settings index_granularity = 1024;

-- Spellings in the making.
create table if not exists query_spellings_next as query_spellings;
