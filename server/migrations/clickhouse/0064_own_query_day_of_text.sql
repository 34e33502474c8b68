-- A query on a day, whatever products it led to, in the order of days: what the newest one had, and the best places.
alter table own_query_day add projection if not exists of_text
(
  select cabinet, day, text, text_id, max(search_users), min(position)
  group by cabinet, day, text, text_id
)
