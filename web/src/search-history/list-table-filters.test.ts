import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { listTableFilters } from './list-table-filters.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const MARKET = { queries: [], contains: '', hideEmpty: false, misspelt: false };
const CHOSEN = { ...MARKET, queries: ['чай'] };
const RUSSIA = { id: WHOLE_COUNTRY, name: undefined };
type Narrowed = Parameters<typeof listTableFilters>[0];
const labels = (requested: Narrowed['search'], city: Narrowed['city'] = RUSSIA) =>
  listTableFilters({ search: requested, city, change: vi.fn() }, t).map(({ label }) => label);

test('the market is narrowed by a part of the text, never by what hides empty lines', () => {
  expect(labels(MARKET)).toEqual([]);
  expect(labels({ ...MARKET, contains: 'чай', hideEmpty: true })).toEqual(['containing чай']);
  expect(labels({ ...MARKET, misspelt: true })).toEqual(['misspeltOnly']);
});

test('chosen queries are narrowed by hiding empty lines, never by a part of the text', () => {
  expect(labels({ ...CHOSEN, contains: 'чай', hideEmpty: true, misspelt: true })).toEqual(['withoutEmpty']);
  expect(labels({ ...CHOSEN, contains: 'чай' })).toEqual([]);
});

test('a city is called by its name, or by its number until that is known', () => {
  expect(labels(MARKET, { id: 213, name: 'Москва' })).toEqual(['cityIs Москва']);
  expect(labels(MARKET, { id: 213, name: undefined })).toEqual(['cityIs 213']);
});

test('each filter takes back what it says', () => {
  const change = vi.fn();
  const city = { id: 213, name: 'Москва' };
  for (const requested of [
    { ...MARKET, contains: 'чай' },
    { ...MARKET, misspelt: true },
    { ...CHOSEN, hideEmpty: true },
  ])
    listTableFilters({ search: requested, city, change }, t).forEach(({ onRemove }) => onRemove());
  expect(change.mock.calls).toEqual([
    [{ contains: '' }],
    [{ city: WHOLE_COUNTRY }],
    [{ misspelt: false }],
    [{ city: WHOLE_COUNTRY }],
    [{ city: WHOLE_COUNTRY }],
    [{ hideEmpty: false }],
  ]);
});
