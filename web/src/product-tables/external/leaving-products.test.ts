import { expect, test } from 'vitest';
import { leavingKeyOf, leavingSkus } from './leaving-products.ts';

test('what was taken out is known by its key, whatever else is leaving', () => {
  expect(leavingSkus([leavingKeyOf([11, 12]), 'note-13', leavingKeyOf([14])])).toEqual(new Set([11, 12, 14]));
  expect(leavingSkus([])).toEqual(new Set());
});
