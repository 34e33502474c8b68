import { expect, test } from 'vitest';
import { completeEntry } from './complete-entry.ts';

test('an entry is a product in a city with at least one query', () => {
  const typed = { sku: '100200', cityId: 213, queries: ['чай'] };
  expect(completeEntry(typed)).toEqual({ sku: 100_200, cityId: 213, queries: ['чай'] });
  expect(completeEntry({ ...typed, queries: [] })).toBeNull();
  for (const sku of ['', 'чай']) expect(completeEntry({ ...typed, sku })).toBeNull();
});
