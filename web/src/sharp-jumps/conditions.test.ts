import { USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { listChips } from '../ui/conditions/list-conditions.ts';
import { CONDITIONS, completeConditions } from './conditions.ts';
import { FIRST_SHARP_JUMPS, type SharpJumpsSearch } from './search.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;

function chipsOf(narrowed: Partial<SharpJumpsSearch>) {
  const state = { ...FIRST_SHARP_JUMPS, ...narrowed };
  const shown = { conditions: CONDITIONS, state, applied: state, words: { t, format } };
  return listChips({ ...shown, fields: {}, opened: undefined });
}
const textsOf = (narrowed: Partial<SharpJumpsSearch>) => chipsOf(narrowed).map(({ text }) => text);
const removableOf = (narrowed: Partial<SharpJumpsSearch>) =>
  chipsOf(narrowed).flatMap(({ id, isRemovable }) => (isRemovable ? [id] : []));

test('the list begins with what cannot be taken back', () => {
  expect(textsOf({})).toEqual([
    'ozon',
    'metric count',
    'window days 7',
    `base ${format.count(USUAL_BASES.count)}`,
  ]);
  expect(removableOf({})).toEqual([]);
});

test('a base is said in the unit of its metric', () => {
  expect(textsOf({ metric: 'gmv', base: 500 }).at(-1)).toBe(`base ${format.rubles(50_000)}`);
  expect(textsOf({ metric: 'ord', base: 500 }).at(-1)).toBe(`base ${format.count(500)}`);
});

test('a text, a day, a base and hidden seasonal rows can be taken back', () => {
  const narrowed = { contains: 'чай', hideSeasonal: true, misspelt: true, base: 5, day: '2026-02-20' };
  expect(removableOf(narrowed)).toEqual(['minBase', 'day', 'contains', 'misspelt', 'seasonal']);
  expect(textsOf(narrowed).slice(-4)).toEqual([
    `day ${format.day('2026-02-20')}`,
    'contains чай',
    'misspeltOnly',
    'hideSeasonal',
  ]);
});

test('a base of nothing is the usual one, and words have no space around them', () => {
  expect(completeConditions({ ...FIRST_SHARP_JUMPS, base: 0 }).base).toBeUndefined();
  expect(completeConditions({ ...FIRST_SHARP_JUMPS, base: 1, contains: ' чай ' })).toMatchObject({
    base: 1,
    contains: 'чай',
  });
});
