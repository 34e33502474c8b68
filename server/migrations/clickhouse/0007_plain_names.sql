-- Names that say what a table holds. Feeds are made anew, because they name what they read and what they fill.
drop view if exists pos_h_feed;
drop view if exists pos_q_feed;
drop view if exists pos_last_feed;

rename table if exists pos5 to position_checks_raw;
rename table if exists pos_h to position_hourly;
rename table if exists pos_q to position_6h;
rename table if exists pos_last to position_latest;

create materialized view if not exists position_hourly_feed to position_hourly as
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
from position_checks_raw
group by cabinet, product, query, city, h;

create materialized view if not exists position_latest_feed to position_latest as
select
  cabinet,
  product,
  query,
  city,
  max(ts + late_seconds) as tried_at,
  maxIf(toNullable(ts + late_seconds), outcome in ('found', 'deep', 'notFound')) as answered_at,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer
from position_checks_raw
group by cabinet, product, query, city;

create materialized view if not exists position_6h_feed to position_6h as
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
from position_checks_raw
group by cabinet, product, query, city, q;
