-- In the background.
alter table own_query_day materialize projection of_text
