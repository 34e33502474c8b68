create materialized view pos_q_feed to pos_q as
select
  cabinet,
  product,
  query,
  city,
  toDateTime(intDiv(toUInt32(ts) + 10800, 21600) * 21600 - 10800, 'UTC') as q,
  count() as n,
  countIf(outcome in ('found', 'deep', 'notFound')) as answered,
  count(place) as found,
  countIf(outcome = 'deep') as deep,
  sumIf(toUInt64(assumeNotNull(place)), place is not null) as place_sum,
  min(place) as best,
  sumMap(if(place is null, map(), map(assumeNotNull(place), toUInt64(1)))) as places,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer,
  argMaxIfState(outcome, ts, outcome not in ('found', 'deep', 'notFound')) as last_failure
from pos5
group by cabinet, product, query, city, q
