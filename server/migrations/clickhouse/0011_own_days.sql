-- What all products of a cabinet had on a day: the statistics page would read every line of four weeks for it.
alter table own_query_day add projection if not exists of_day
(
  select
    cabinet, day,
    count(),
    countIf(isNull(search_users)),
    sum(search_users),
    countIf(isNull(view_users)),
    sum(view_users),
    countIf(isNull(orders)),
    sum(orders)
  group by cabinet, day
);
alter table own_query_day materialize projection of_day settings mutations_sync = 1;
