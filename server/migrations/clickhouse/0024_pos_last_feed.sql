create materialized view pos_last_feed to pos_last as
select
  cabinet,
  product,
  query,
  city,
  max(ts + late_seconds) as tried_at,
  maxIf(toNullable(ts + late_seconds), outcome in ('found', 'deep', 'notFound')) as answered_at,
  argMaxIfState((outcome, place), ts, outcome in ('found', 'deep', 'notFound')) as last_answer
from pos5
group by cabinet, product, query, city
