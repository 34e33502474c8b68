import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nmIdOf, skuOfNmId } from './nm-id.ts';

// The first and the last SKU a market can have.
const anySku = fc.integer({ min: 148_000_190, max: 2_047_998_290 });

test('an article leads back to its SKU and is never the same number', () => {
  fc.assert(
    fc.property(anySku, (sku) => {
      expect(skuOfNmId(nmIdOf(sku))).toBe(sku);
      expect(nmIdOf(sku)).not.toBe(sku);
      expect(nmIdOf(sku)).toBeGreaterThan(100_000_000);
    }),
  );
});

test.each([0, -5, 1.5, 2 ** 31, Number.NaN])('%d is no article', (nmId) => {
  expect(skuOfNmId(nmId)).toBeUndefined();
});
