import { type PositionBudget } from '@vitrina/contract/positions/budget.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';

/** What an addition runs into, judged by what would be tracked after it; the server judges the same way. */
export type Shortage =
  | { of: 'plan' }
  | { of: 'key'; maximum: number }
  | { of: 'products' | 'queries'; current: number; maximum: number };

export function findShortage(before: PositionBudget, after: PositionBudget): Shortage | undefined {
  if (after.maximumProducts === 0) return { of: 'plan' };
  if (after.uniqueQueries > POSITION_RULES.queriesPerHour) {
    return { of: 'key', maximum: POSITION_RULES.queriesPerHour };
  }
  if (after.products > after.maximumProducts) {
    return { of: 'products', current: before.products, maximum: after.maximumProducts };
  }
  if (after.uniqueQueries > after.maximumQueries) {
    return { of: 'queries', current: before.uniqueQueries, maximum: after.maximumQueries };
  }
  return undefined;
}

/** Whether there is anything to ask the price of. */
export function isPriced({ skus, queries }: Record<'skus' | 'queries', readonly unknown[]>): boolean {
  return skus.length > 0 && queries.length > 0;
}

/** Whether the price may be asked: while somebody types, what has settled is not what is asked. */
export function isRequested(
  addition: Parameters<typeof isPriced>[0],
  settled: string,
  requested: string,
): boolean {
  return isPriced(addition) && settled === requested;
}

/** What an addition costs and what it falls short of, once that is known. */
export function toCost<Cost extends { before: PositionBudget; after: PositionBudget }>(
  cost: Cost | undefined,
) {
  return { cost, shortage: cost && findShortage(cost.before, cost.after) };
}
