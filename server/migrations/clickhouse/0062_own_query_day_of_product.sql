-- Daily sums of a product over its queries. A statement that asks for just these expressions is answered from here,
-- from an eighth of the rows; a day whose part has none yet is added up as before.
alter table own_query_day add projection if not exists of_product
(
  select
    cabinet, sku, day,
    count(),
    countIf(isNull(view_users)),
    sum(view_users),
    sum(coalesce(view_users, search_users, 0)),
    sumIf(position * search_users, position > 0 and search_users > 0),
    sumIf(search_users, position > 0 and search_users > 0)
  group by cabinet, sku, day
)
