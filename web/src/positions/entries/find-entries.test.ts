import { Sku, TagId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { exampleEntry } from '../help/example-rows.ts';
import { ENTRY_SORTS } from '../search.ts';
import { ENTRY_COLUMNS, WAITING_COLUMNS } from './entry-columns.tsx';
import { findEntries } from './find-entries.ts';

const entry = (sku: number, name: string | null, cityName: string) => ({
  ...exampleEntry(1),
  sku: Sku.parse(sku),
  name,
  cityName,
});
const TEA = { ...entry(100200, 'Чай зелёный 300 г', 'Казань'), tagIds: [1, 2].map((id) => TagId.parse(id)) };
const MUG = { ...entry(300500, null, 'Москва'), tagIds: [TagId.parse(2)], state: 'paused' as const };

const find = (requested: Partial<Parameters<typeof findEntries>[1]>) =>
  findEntries([TEA, MUG], { search: '', tagIds: [], tagMode: 'any', state: 'any', ...requested });

test('digits find by SKU alone, spaces between them do not matter', () => {
  expect(find({ search: '300' })).toEqual([MUG]);
  expect(find({ search: ' 100 200' })).toEqual([TEA]);
});

test('anything else finds by name or city, and nothing typed finds everything', () => {
  expect(find({ search: 'ЗЕЛЕНЫЙ' })).toEqual([TEA]);
  expect(find({ search: 'моск' })).toEqual([MUG]);
  expect(find({ search: '  ' })).toEqual([TEA, MUG]);
});

test('any of the tags or all of them at once, and one state', () => {
  expect(find({ tagIds: [1, 3] })).toEqual([TEA]);
  expect(find({ tagIds: [1, 2], tagMode: 'all' })).toEqual([TEA]);
  expect(find({ tagIds: [2] })).toEqual([TEA, MUG]);
  expect(find({ state: 'paused' })).toEqual([MUG]);
  expect(find({ tagIds: [1], state: 'paused' })).toEqual([]);
});

test('the address knows every column that sorts', () => {
  const sortable = ENTRY_COLUMNS.filter((column) => column.sortable).map(({ id }) => id);
  expect([...ENTRY_SORTS]).toEqual(sortable);
});

test('while lines are on their way the same columns stand in their places', () => {
  const places = (columns: typeof ENTRY_COLUMNS) => columns.map(({ id, width }) => [id, width]);
  expect(places(WAITING_COLUMNS)).toEqual(places(ENTRY_COLUMNS));
  expect(WAITING_COLUMNS.every(({ line }) => line === undefined)).toBe(true);
});
