import { Sku } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { leavingKeyOf, leavingSkus, staying } from './leaving-products.ts';

test('what was taken out is known by its key, whatever else is leaving', () => {
  expect(leavingSkus([leavingKeyOf([11, 12]), 'note-13', leavingKeyOf([14])])).toEqual(new Set([11, 12, 14]));
  expect(leavingSkus([])).toEqual(new Set());
});

test('what is about to be taken out is hidden, and nothing else is', () => {
  const products = [11, 12].map((sku) => ({ sku: Sku.parse(sku) }));
  expect(staying(products, [leavingKeyOf([11]), 'note-12'])).toEqual([products[1]]);
  expect(staying(products, [])).toEqual(products);
});
