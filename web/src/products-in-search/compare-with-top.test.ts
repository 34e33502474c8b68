import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithTop, differenceOf } from './compare-with-top.ts';
import { sharesPage } from './shares-page.ts';
import { OWNER, product } from './shelf-samples.ts';

const skusOf = (products: readonly ShelfProduct[]) => products.map(({ sku }): number => sku);

describe('mine against the top ten', () => {
  test('is the median of what others have there, the unknown left out', () => {
    const products = [
      product(1, 1, { priceKopecks: 100, rating: 4 }),
      product(2, 2, { priceKopecks: 900, owners: [OWNER] }),
      product(3, 3, { priceKopecks: 300 }),
      product(4, 10, { priceKopecks: 1000, rating: 5 }),
      product(5, 11, { priceKopecks: 9000, rating: 1 }),
      product(6, 40, { priceKopecks: 200, owners: [OWNER] }),
    ];
    const against = compareWithTop(products);
    expect(against.median).toEqual({
      priceKopecks: 300,
      rating: 4.5,
      reviewsCount: null,
      deliveryDays: null,
    });
    expect(against.rivalsCount).toBe(3);
    expect(skusOf(against.mine)).toEqual([2, 6]);
    expect(against.mine.map((card) => differenceOf(card, against.median, 'priceKopecks'))).toEqual([
      600, -100,
    ]);
    expect(differenceOf(product(2, 2), against.median, 'rating')).toBeNull();
  });

  test('lies between the cheapest and the dearest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 10 }), (prices) => {
        const products = prices.map((priceKopecks, index) => product(index + 1, index + 1, { priceKopecks }));
        const median = compareWithTop(products).median.priceKopecks ?? 0;
        expect(median).toBeGreaterThanOrEqual(Math.min(...prices));
        expect(median).toBeLessThanOrEqual(Math.max(...prices));
        expect(prices.filter((price) => price <= median).length * 2).toBeGreaterThanOrEqual(prices.length);
      }),
    );
  });
});

test('two own cards on one page share it; on two pages, or of somebody else, they do not', () => {
  const own = (place: number, page: number) => product(place, place, { page, owners: [OWNER] });
  expect(sharesPage([own(1, 1), product(2, 2), own(3, 1)])).toBe(true);
  expect(sharesPage([own(1, 1), product(2, 2), own(41, 2)])).toBe(false);
  expect(sharesPage([product(1, 1), product(2, 2)])).toBe(false);
  expect(sharesPage([])).toBe(false);
});
