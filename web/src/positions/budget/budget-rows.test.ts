import { PositionEntryId, Sku } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { nameRows } from './budget-rows.ts';

const id = (number: number) => PositionEntryId.parse(number);
const KNOWN = [
  { id: id(1), sku: Sku.parse(5), name: 'Чайник', cityName: 'Москва' },
  { id: id(2), sku: Sku.parse(6), name: null, cityName: 'Казань' },
];
type Budget = Parameters<typeof nameRows>[0];
const named = (shelves: object[], entries: object[]) =>
  nameRows({ shelves, entries } as unknown as Budget, KNOWN);

test('shelves and entries are called by their products, one without a name by its SKU', () => {
  const rows = named([{ entryIds: [id(1), id(2)] }], [{ entryId: id(1) }, { entryId: id(2) }]);
  expect(rows.shelves[0]?.products).toEqual(['Чайник', '6']);
  expect(rows.entries.map(({ product, city }) => [product, city])).toEqual([
    ['Чайник', 'Москва'],
    ['6', 'Казань'],
  ]);
});

test('an entry that has just come is not named yet', () => {
  const rows = named([{ entryIds: [id(1), id(9)] }], [{ entryId: id(9) }]);
  expect(rows.shelves[0]?.products).toEqual(['Чайник']);
  expect(rows.entries[0]).toMatchObject({ product: '', city: '' });
});
