insert into sq_source_line
  (cabinet, mp, unit, text, source, span, first_day, day, window_days, taken_at, count, ca, cart_share, price, views,
   sellers, version)
select
  cabinet, mp, unit, text, source, span, first_day, day, window_days, taken_at, count, ca, cart_share, price, views,
  sellers, version
from
(
  select *, min(day) over (partition by cabinet, mp, text, source, unit, span) as first_day
  from sq_source_day final
)
order by cabinet, mp, text, source, unit, span, isNotNull(count) desc, day desc
limit 1 by cabinet, mp, text, source, unit, span
settings max_partitions_per_insert_block = 0
