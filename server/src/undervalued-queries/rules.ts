import {
  REACHABLE_SHARE,
  type ScoreMarks,
  type UndervaluedQuestion,
} from '@vitrina/contract/undervalued-queries.ts';
import { type MarketDay, WINDOW } from './market-source.ts';
import type { Scale, ScaleMark } from './scale.ts';
import type { GrowthMeasure } from './score.ts';

const WEEK = 7;

/**
 * Orders of a week that one card could get: searches of a week x orders per search of the whole market (the query's own
 * suffer from what is offered now) x the part of the orders that one place gets.
 */
export function estimateOrders(count: number, ordersPerSearch: number): { low: number; high: number } | null {
  if (ordersPerSearch === 0) return null;
  const orders = (count / WINDOW) * WEEK * ordersPerSearch;
  return { low: orders * REACHABLE_SHARE.low, high: orders * REACHABLE_SHARE.high };
}

/** Growth counts only when both of its spans were measured whole. */
export function chooseGrowth(
  { growthDays }: Pick<UndervaluedQuestion, 'growthDays'>,
  { coverage }: MarketDay,
): GrowthMeasure {
  if (growthDays === 7) return coverage.hasTwoWeeks ? 'growth7' : null;
  return coverage.hasTwoMonths ? 'growth28' : null;
}

function throughBoth(mark: ScaleMark, change: (value: number) => number): ScaleMark {
  return mark && { none: change(mark.none), all: change(mark.all) };
}

/** The marks in the units that people see: searches and sellers per search instead of their logarithms. */
export function toMarks({ marks }: Scale, growth: GrowthMeasure): ScoreMarks {
  return {
    demand: throughBoth(marks.demand, Math.exp),
    conversion: marks.conversion,
    zero: marks.zero,
    idle: marks.idle,
    crowd: throughBoth(marks.crowd, Math.exp),
    growth: growth === null ? null : throughBoth(marks[growth], Math.expm1),
  };
}
