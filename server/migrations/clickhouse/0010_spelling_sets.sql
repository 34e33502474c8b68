-- Queries that lists leave out, and those that are misspelt, ready in memory: half of a market may be other orders of words, and
-- a list that made a set of them each time would take several times as long.
create table if not exists folded_queries (query_id UInt32) engine = Set;
create table if not exists folded_queries_next (query_id UInt32) engine = Set;
create table if not exists misspelt_queries (query_id UInt32) engine = Set;
create table if not exists misspelt_queries_next (query_id UInt32) engine = Set;

-- The rules of pairs and keys have changed: the next run finds them anew.
truncate table spelling_words;
truncate table spelling_pairs;
truncate table query_keys;
truncate table spelling_candidates;
