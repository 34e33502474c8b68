-- In the background: until a part has it, it is made from the query as it is read.
alter table own_query_day materialize column text
