-- Ten products share a query, and a matrix shows one of them: in the order of queries its checks lie in every granule of
-- a cabinet's day, of which the screens would then read ten times as much.
alter table pos5 add projection by_product
(
  select cabinet, product, city, query, ts, outcome, place
  order by cabinet, product, city, query, ts
)
