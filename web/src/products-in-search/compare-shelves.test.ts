import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareShelves, type StoredShelf } from './compare-shelves.ts';
import { listGaps } from './shelf-facts.tsx';
import { momentOf, product } from './shelf-samples.ts';

/** 0 stands for a place that was not kept. */
function shelf(skus: readonly number[], isWhole = false): StoredShelf {
  return {
    moment: momentOf('2026-03-02T09:00:00Z', { placesRead: skus.length, isWhole }),
    products: skus.flatMap((sku, index) => (sku === 0 ? [] : [product(sku, index + 1)])),
  };
}
const skusOf = (products: readonly ShelfProduct[]) => products.map(({ sku }): number => sku);

describe('two moments of a shelf', () => {
  test('who came, who went, who moved', () => {
    const changes = compareShelves(shelf([1, 2, 3, 4]), shelf([2, 1, 5, 4]));
    expect([...changes.moves]).toEqual([
      [2, 1],
      [1, -1],
      [5, 'entered'],
      [4, 0],
    ]);
    expect(skusOf(changes.entered)).toEqual([5]);
    expect(skusOf(changes.left)).toEqual([3]);
    expect(changes).toMatchObject({ movedCount: 2, depth: 4 });
  });

  test('beyond the shorter look nobody is said to have come', () => {
    const changes = compareShelves(shelf([1, 2]), shelf([2, 1, 3]));
    expect(changes.moves.get(3)).toBeNull();
    expect(changes.entered).toEqual([]);
    expect(compareShelves(shelf([2, 1, 3]), shelf([1, 2])).left).toEqual([]);
  });

  test('a shelf that was read to its end has nobody beyond', () => {
    expect(skusOf(compareShelves(shelf([1, 2], true), shelf([2, 1, 3])).entered)).toEqual([3]);
    expect(skusOf(compareShelves(shelf([2, 1, 3]), shelf([1, 2], true)).left)).toEqual([3]);
    expect(skusOf(compareShelves(shelf([], true), shelf([1], true)).entered)).toEqual([1]);
  });

  test('behind a gap only those seen twice are compared', () => {
    const changes = compareShelves(shelf([1, 2, 0, 0, 5, 6]), shelf([2, 1, 0, 6, 5, 7]));
    expect([...changes.moves]).toEqual([
      [2, 1],
      [1, -1],
      [6, 2],
      [5, 0],
      [7, null],
    ]);
    expect(changes).toMatchObject({ depth: 2, left: [] });
  });

  const whole = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8]).map((skus) => shelf(skus, true));
  const any = fc
    .tuple(fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 0, -1]), fc.boolean())
    .map(([skus, isWhole]) =>
      shelf(
        skus.map((sku) => Math.max(sku, 0)),
        isWhole,
      ),
    );

  test('seen backwards, whoever entered has left and every move is undone', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const [there, back] = [compareShelves(one, other), compareShelves(other, one)];
        expect(skusOf(there.entered)).toEqual(skusOf(back.left));
        expect(skusOf(there.left)).toEqual(skusOf(back.entered));
        for (const [sku, move] of there.moves)
          if (typeof move === 'number') expect(back.moves.get(sku)).toBe(0 - move);
      }),
    );
  });

  test('nothing changes between a moment and itself', () => {
    fc.assert(
      fc.property(any, (one) => {
        expect(compareShelves(one, one)).toMatchObject({ entered: [], left: [], movedCount: 0 });
      }),
    );
  });

  test('before, less those who left, more those who entered, is after', () => {
    fc.assert(
      fc.property(whole, whole, (one, other) => {
        const { left, entered } = compareShelves(one, other);
        const gone = new Set(left);
        const now = [...one.products.filter((product) => !gone.has(product)), ...entered];
        expect(new Set(skusOf(now))).toEqual(new Set(skusOf(other.products)));
      }),
    );
  });
});

test('gaps are the places that nobody kept', () => {
  expect(listGaps(shelf([1, 2, 3]).products)).toEqual([]);
  expect(listGaps([product(1, 1), product(2, 101), product(3, 102), product(4, 240)])).toEqual([
    { from: 2, to: 100 },
    { from: 103, to: 239 },
  ]);
  expect(listGaps([product(1, 5)])).toEqual([{ from: 1, to: 4 }]);
  expect(listGaps([])).toEqual([]);
});

test('two shelves that were read to their ends are known as deep as the longer one', () => {
  expect(compareShelves(shelf([1, 2], true), shelf([2, 1, 3], true)).depth).toBe(3);
  expect(compareShelves(shelf([2, 1, 3], true), shelf([1, 2], true)).depth).toBe(3);
});
