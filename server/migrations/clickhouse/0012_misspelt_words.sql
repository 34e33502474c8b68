-- Words that only misspelt queries have, by the words of the query that is meant there (several, where spaces are missing). Made
-- together with query_spellings.
create table if not exists misspelt_words
(
  stem String,
  means String,
  -- The query that is meant: its word is shown in the form that it has there.
  meant_query String,
  reason Enum8('slip' = 1, 'layout' = 2, 'spacing' = 3, 'translit' = 4, 'order' = 5)
)
engine = MergeTree
order by (stem, means);

-- Misspelt words in the making.
create table if not exists misspelt_words_next as misspelt_words;
