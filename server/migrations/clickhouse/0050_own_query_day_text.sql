-- The query as normaliseQuery writes it. Made when a row is stored: a regular expression over millions of rows of a
-- cabinet would cost a question seconds.
alter table own_query_day
  add column text String materialized trim(replaceRegexpAll(replaceAll(query, 'ё', 'е'), '[\\s\\p{Z}]+', ' ')) codec(ZSTD(1))
  after query
