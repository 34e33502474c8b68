import { addDays, COLLECTION_START, type Day, MINIMUM_DAY, moscowDay } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type Problem, problem } from '../platform/problem.ts';

export type Span = { from: Day; to: Day };

/** product.md 9.3: as many last days of the market as a plan shows, within what the marketplace has at all. */
export function visibleDays(marketplace: Marketplace, historyDays: number, now: Date): Span {
  const to = moscowDay(now);
  const bounds: Day[] = [MINIMUM_DAY, COLLECTION_START[marketplace], addDays(to, -historyDays)];
  return { from: bounds.reduce((a, b) => (a > b ? a : b)), to };
}

export function judgeDay(day: Day, visible: Span): Problem | undefined {
  return day >= visible.from && day <= visible.to ? undefined : problem('searchHistory.outOfRange', visible);
}
