import type { RowSpelling } from '@vitrina/contract/tools/spellings.ts';
import type { UndervaluedRow } from '@vitrina/contract/undervalued-queries.ts';
import { changeOf, divide } from '../queries/metrics.ts';
import type { MarketRow } from './market-row.ts';
import type { MarketDay } from './market-source.ts';
import type { ScoreInput } from './measures.ts';
import { estimateOrders } from './rules.ts';
import type { Scale } from './scale.ts';
import { type GrowthMeasure, scoreOf } from './score.ts';

export function toScoreInput(row: MarketRow): ScoreInput {
  const { count, buyers, zero, idle, sellers } = row;
  return {
    count,
    buyers,
    zero,
    idle,
    sellers,
    week: { now: row.other, before: row.other_before },
    month: { now: count, before: row.count_before },
  };
}

/** What the whole list has in common. */
type Common = {
  market: MarketDay;
  scale: Scale;
  growth: GrowthMeasure;
  best: ReadonlyMap<string, UndervaluedRow['best']>;
  tracked: ReadonlySet<string>;
  spellings: ReadonlyMap<number, RowSpelling>;
};

export function toRow(
  row: MarketRow,
  { market, scale, growth, best, tracked, spellings }: Common,
): UndervaluedRow {
  const { count, text } = row;
  const { hasTwoWeeks, hasTwoMonths } = market.coverage;
  const input = toScoreInput(row);
  return {
    query: text,
    spelling: spellings.get(row.query_id) ?? { others: null, means: null },
    ...scoreOf(input, scale, growth),
    count,
    zeroShare: divide(row.zero, count),
    idleShare: divide(row.idle, count),
    orderConversion: divide(row.buyers, count),
    competitors: row.sellers,
    avgPriceKopecks: row.price === 0 ? null : row.price,
    growth7: changeOf(hasTwoWeeks ? input.week : null),
    growth28: changeOf(hasTwoMonths ? input.month : null),
    best: best.get(text) ?? null,
    isTracked: tracked.has(text),
    potentialOrders: estimateOrders(count, scale.orders),
  };
}
