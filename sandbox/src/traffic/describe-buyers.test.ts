import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeBuyers, weighPrice } from './describe-buyers.ts';

const price = fc.integer({ min: 1, max: 10_000_000 });

describe('buyers', () => {
  test('of any product click 2 to 6 % of what they see, and buy a part of what they put into the cart', () => {
    fc.assert(
      fc.property(fc.nat(), (hash) => {
        const { clickShare, cartShare, orderShare, browsedViews, advertisedViews } = describeBuyers(hash);
        expect(clickShare).toBeGreaterThanOrEqual(0.02);
        expect(clickShare).toBeLessThanOrEqual(0.06);
        for (const share of [cartShare, orderShare]) {
          expect(share).toBeGreaterThan(0.05);
          expect(share).toBeLessThan(0.6);
        }
        expect(Math.min(browsedViews, advertisedViews)).toBeGreaterThan(10);
      }),
    );
  });

  test('want nothing more when it gets dearer', () => {
    fc.assert(
      fc.property(price, price, price, (one, other, usual) => {
        const [cheap, dear] = [
          weighPrice(Math.min(one, other), usual),
          weighPrice(Math.max(one, other), usual),
        ];
        for (const name of ['views', 'clicks', 'carts', 'orders'] as const)
          expect(dear[name]).toBeLessThanOrEqual(cheap[name]);
      }),
    );
    expect(weighPrice(500, 500)).toEqual({ views: 1, clicks: 1, carts: 1, orders: 1 });
  });
});
