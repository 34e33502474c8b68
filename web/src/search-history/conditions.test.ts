import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { listChips, listUnset } from '../ui/conditions/list-conditions.ts';
import { CONDITIONS, type HistoryState } from './conditions.ts';
import { FIRST_QUERIES } from './search.ts';

const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const shown = {
  conditions: CONDITIONS,
  fields: { window: true, city: true, contains: true },
  words: { t, format: createFormat('en') },
};
const stateOf = (narrowed: Partial<HistoryState>) => ({ ...FIRST_QUERIES, cityName: undefined, ...narrowed });
const chipsOf = (narrowed: Partial<HistoryState>) => {
  const state = stateOf(narrowed);
  return listChips({ ...shown, state, applied: state, opened: undefined });
};
const textsOf = (narrowed: Partial<HistoryState>) => chipsOf(narrowed).map(({ text }) => text);
const unsetOf = (narrowed: Partial<HistoryState>) =>
  listUnset({ ...shown, state: stateOf(narrowed) }).map(({ id }) => id);

test('the market is narrowed by a part of the text and to what is misspelt, never by a city or by what hides empty lines', () => {
  expect(textsOf({})).toEqual(['window windowDays 7']);
  expect(textsOf({ contains: 'чай', hideEmpty: true, city: 213 }).slice(1)).toEqual(['containing чай']);
  expect(textsOf({ misspelt: true }).slice(1)).toEqual(['misspeltOnly']);
  expect(unsetOf({})).toEqual(['contains', 'misspelt']);
});

test('chosen queries are narrowed by a city and by hiding empty lines, never by a part of the text', () => {
  const queries = ['чай'];
  expect(textsOf({ queries, contains: 'чай', hideEmpty: true }).slice(1)).toEqual(['withoutEmpty']);
  expect(unsetOf({ queries })).toEqual(['city', 'hideEmpty']);
});

test('a city is called by its name, or by its number until that is known', () => {
  const queries = ['чай'];
  expect(textsOf({ queries, city: 213, cityName: 'Москва' }).slice(1)).toEqual(['cityIs Москва']);
  expect(textsOf({ queries, city: 213 }).slice(1)).toEqual(['cityIs 213']);
});

test('each condition takes back what it says; a window is always one', () => {
  expect(CONDITIONS.map(({ id, cleared }) => [id, cleared])).toEqual([
    ['window', undefined],
    ['city', { city: WHOLE_COUNTRY }],
    ['hideEmpty', { hideEmpty: false }],
    ['contains', { contains: '' }],
    ['misspelt', { misspelt: false }],
  ]);
});
