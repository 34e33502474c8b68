import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberProducts } from './number-products.ts';

describe('numberProducts', () => {
  it('gives 9 or 10 digits that lead back to the product', () => {
    const numbers = numberProducts(100_000, 5);
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }), (index) => {
        const sku = numbers.skuOf(index);
        expect(String(sku)).toMatch(/^\d{9,10}$/);
        expect(numbers.indexOf(sku)).toBe(index);
        expect(numbers.indexOf(sku + 1)).toBeUndefined();
      }),
    );
  });

  it('knows no product beyond the count', () => {
    expect(numberProducts(10, 5).indexOf(numberProducts(11, 5).skuOf(10))).toBeUndefined();
    expect(numberProducts(10, 5).indexOf(Number.NaN)).toBeUndefined();
  });
});
