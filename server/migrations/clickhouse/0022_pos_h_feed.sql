create materialized view pos_h_feed to pos_h as
select
  cabinet,
  product,
  query,
  city,
  toStartOfHour(ts) as h,
  count() as n,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered,
  count(place) as found,
  countIf(outcome = 'deep') as deep,
  sumIf(toUInt64(assumeNotNull(place)), place is not null) as place_sum,
  min(place) as best,
  max(place) as worst,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer,
  argMaxIfState(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as last_failure
from pos5
group by cabinet, product, query, city, h
