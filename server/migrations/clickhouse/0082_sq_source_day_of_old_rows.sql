insert into sq_source_day
  (cabinet, mp, text, source, unit, day, window_days, taken_at, count, ca, cart_share, price, views, sellers, version)
select
  cabinet, mp, q.text, source, unit, day, window_days, taken_at, count, ca, cart_share, price, views, sellers,
  bitOr(bitShiftLeft(toUInt64(isNotNull(count)), 63), toUInt64(toUnixTimestamp(taken_at)) * 1000)
from sq_snapshot as s
inner join q on s.query_id = q.id
