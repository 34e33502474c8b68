-- Where a product may stand at each of the moments after a night (a Moscow midnight), or why nothing can be said. Made again,
-- a night replaces itself. Bounds are whole places, null beyond the last one; chances are percent: all moments of the first
-- top, then those of the next.
create table if not exists position_forecasts
(
  cabinet UInt32 codec(ZSTD(1)),
  product UInt64 codec(ZSTD(1)),
  city UInt32 codec(ZSTD(1)),
  term_id UInt32 codec(ZSTD(1)),
  night DateTime('UTC') codec(DoubleDelta, ZSTD(1)),
  reason LowCardinality(String),
  best80 Array(Nullable(UInt16)) codec(ZSTD(1)),
  best50 Array(Nullable(UInt16)) codec(ZSTD(1)),
  middle Array(Nullable(UInt16)) codec(ZSTD(1)),
  worst50 Array(Nullable(UInt16)) codec(ZSTD(1)),
  worst80 Array(Nullable(UInt16)) codec(ZSTD(1)),
  chances Array(UInt8) codec(ZSTD(1))
)
engine = ReplacingMergeTree
partition by toYYYYMMDD(night)
order by (cabinet, product, city, term_id, night);
