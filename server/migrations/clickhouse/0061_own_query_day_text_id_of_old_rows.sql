-- In the background: until a part has it, it is made from the text as it is read.
alter table own_query_day materialize column text_id
