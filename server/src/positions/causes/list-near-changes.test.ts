import { expect, test } from 'vitest';
import type { KeptTile } from '../../shelves/rules.ts';
import { listNear } from './list-near-changes.ts';

const page = Array.from({ length: 40 }, (_, index) => ({ sku: 100 + index, place: index + 1 }) as KeptTile);

test('near are ten places on both sides, and nobody on a page without the product', () => {
  expect(listNear(119, page)).toEqual(page.slice(9, 30).map(({ sku }) => sku));
  expect(listNear(100, page)).toHaveLength(11);
  expect(listNear(7, page)).toEqual([]);
});
