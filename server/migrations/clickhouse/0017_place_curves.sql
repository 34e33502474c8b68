-- What share of buyers opened a card, by its place, in a period of a cabinet: some six lines made of every product and day of
-- it, kept so that the same period is answered from here.
create table if not exists own_place_curves
(
  cabinet UInt32,
  first_day Date,
  last_day Date,
  -- The days that it was made of, as a digest: a question after a day more does not find it.
  made_of String,
  made_at DateTime('UTC'),
  step Array(UInt8),
  ctr Array(Float64),
  products Array(UInt32)
)
engine = ReplacingMergeTree(made_at)
order by (cabinet, first_day, last_day)
settings index_granularity = 256;
