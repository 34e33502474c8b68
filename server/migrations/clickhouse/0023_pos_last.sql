-- Where each product stands now: its last answer, and when anything was last tried.
create table pos_last
(
  cabinet UInt32,
  product UInt64,
  query UInt32,
  city UInt32,
  tried_at SimpleAggregateFunction(max, DateTime('UTC')),
  answered_at SimpleAggregateFunction(max, Nullable(DateTime('UTC'))),
  last_answer AggregateFunction(argMaxIf, Tuple(Enum8('found' = 1, 'deep' = 2, 'notFound' = 3, 'blocked' = 4, 'captcha' = 5, 'rateLimited' = 6, 'drift' = 7, 'cityMismatch' = 8, 'timeout' = 9, 'unreachable' = 10, 'serverError' = 11), Nullable(UInt16)), DateTime('UTC'), UInt8)
)
engine = AggregatingMergeTree
order by (cabinet, product, query, city)
settings non_replicated_deduplication_window = 10000
