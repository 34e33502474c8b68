import { expect, it } from 'vitest';
import { findShortage, isPriced, isRequested, toCost } from './find-shortage.ts';

const budget = {
  uniqueQueries: 40,
  stepMinutes: 5 as const,
  products: 1,
  maximumProducts: 50,
  maximumQueries: 300,
};
const half = { ...budget, uniqueQueries: 41, stepMinutes: 30 as const };

it('an addition within the plan falls short of nothing', () => {
  expect(findShortage(budget, half)).toBeUndefined();
  expect(findShortage(budget, { ...half, products: 50, uniqueQueries: 300 })).toBeUndefined();
  expect(findShortage(budget, { ...half, uniqueQueries: 1000, maximumQueries: 1000 })).toBeUndefined();
});

it.each([
  [{ maximumProducts: 0 }, { of: 'plan' }],
  [{ uniqueQueries: 1001 }, { of: 'key', maximum: 1000 }],
  [{ products: 51 }, { of: 'products', current: 1, maximum: 50 }],
  [{ uniqueQueries: 301 }, { of: 'queries', current: 40, maximum: 300 }],
])('after %j it falls short of %j', (after, shortage) => {
  expect(findShortage(budget, { ...half, ...after })).toEqual(shortage);
});

it('a price is asked for where there is a product and a query', () => {
  const priced = (skus: number[], queries: string[]) => isPriced({ skus, queries });
  expect([priced([1], ['чай']), priced([], ['чай']), priced([1], []), priced([], [])]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a shortage needs a known cost', () => {
  expect(toCost(undefined)).toEqual({ cost: undefined, shortage: undefined });
  expect(toCost({ before: budget, after: half }).shortage).toBeUndefined();
  const over = { before: budget, after: { ...half, products: 51 } };
  expect(toCost(over)).toEqual({ cost: over, shortage: { of: 'products', current: 1, maximum: 50 } });
});

it('a price is asked once what was typed has settled', () => {
  const addition = { skus: [1], queries: ['чай'] };
  expect(isRequested(addition, 'a', 'a')).toBe(true);
  expect(isRequested(addition, 'a', 'b')).toBe(false);
  expect(isRequested({ skus: [], queries: ['чай'] }, 'a', 'a')).toBe(false);
});
