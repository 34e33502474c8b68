-- Stems are made outside of the engine, once for each word that any query has.
create table word_form
(
  word String,
  stem String
)
engine = MergeTree
order by word
