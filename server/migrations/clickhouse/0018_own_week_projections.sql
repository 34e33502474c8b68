-- What the statistics page asks about a week of ten thousand products: it read every line of a month for it.

-- Orders and amounts of a product's day, beside what stood there.
alter table own_query_day drop projection if exists of_product;
alter table own_query_day add projection if not exists of_product
(
  select
    cabinet, sku, day,
    count(),
    countIf(isNull(view_users)),
    sum(view_users),
    sum(coalesce(view_users, search_users, 0)),
    sumIf(position * search_users, position > 0 and search_users > 0),
    sumIf(search_users, position > 0 and search_users > 0),
    countIf(isNull(orders)),
    sum(orders),
    countIf(isNull(gmv_kopecks)),
    sum(gmv_kopecks)
  group by cabinet, sku, day
);
alter table own_query_day materialize projection of_product settings mutations_sync = 1;

-- What a query brought on a day, beside what stood there.
alter table own_query_day drop projection if exists of_text;
alter table own_query_day add projection if not exists of_text
(
  select cabinet, day, text, text_id, max(search_users), min(position), sum(search_users), sum(gmv_kopecks)
  group by cabinet, day, text, text_id
);
alter table own_query_day materialize projection of_text settings mutations_sync = 1;

-- How many saw what stands at places of each depth (server/src/statistics/changes/estimate-effect.ts names the depths).
alter table own_query_day add projection if not exists of_depth
(
  select
    cabinet, day,
    multiIf(position <= 10, 0, position <= 20, 1, position <= 50, 2, position <= 100, 3, position <= 300, 4, 5),
    sumIf(search_users, isNotNull(position) and isNotNull(search_users) and isNotNull(view_users)),
    sumIf(view_users, isNotNull(position) and isNotNull(search_users) and isNotNull(view_users))
  group by
    cabinet, day,
    multiIf(position <= 10, 0, position <= 20, 1, position <= 50, 2, position <= 100, 3, position <= 300, 4, 5)
);
alter table own_query_day materialize projection of_depth settings mutations_sync = 1;

-- Some hundred queries among millions of lines: in the order of their numbers, in small steps.
alter table own_query_day add projection if not exists by_text
(
  select cabinet, text_id, day, sku, text, gmv_kopecks
  order by cabinet, text_id, day
) with settings (index_granularity = 512);
alter table own_query_day materialize projection by_text settings mutations_sync = 1;
