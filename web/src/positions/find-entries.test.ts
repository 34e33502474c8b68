import { expect, test } from 'vitest';
import { ENTRY_COLUMNS } from './entry-columns.tsx';
import { findEntries } from './find-entries.ts';
import { ENTRY_SORTS } from './search.ts';

const entry = (sku: number, name: string | null, cityName: string) => ({ sku: sku as never, name, cityName });
const TEA = entry(100200, 'Чай зелёный 300 г', 'Казань');
const MUG = entry(300500, null, 'Москва');

test('digits find by SKU alone, spaces between them do not matter', () => {
  expect(findEntries([TEA, MUG], '300')).toEqual([MUG]);
  expect(findEntries([TEA, MUG], ' 100 200')).toEqual([TEA]);
});

test('anything else finds by name or city, and nothing typed finds everything', () => {
  expect(findEntries([TEA, MUG], 'ЗЕЛЕНЫЙ')).toEqual([TEA]);
  expect(findEntries([TEA, MUG], 'моск')).toEqual([MUG]);
  expect(findEntries([TEA, MUG], '  ')).toEqual([TEA, MUG]);
});

test('the address knows every column that sorts', () => {
  const sortable = ENTRY_COLUMNS.filter((column) => column.sortable).map(({ id }) => id);
  expect([...ENTRY_SORTS]).toEqual(sortable);
});
