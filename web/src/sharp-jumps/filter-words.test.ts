import { JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { filterWords } from './filter-words.ts';

const format = createFormat('en');
const t = ((key: string, values?: object) =>
  [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as unknown as TFunction;
const say = (filter: object) =>
  filterWords(JumpAlertFilter.parse({ marketplace: 'ozon', ...filter }), { t, format });

test('a filter is said with its marketplace, direction, figure, days and base', () => {
  expect(say({ minBase: 300 })).toBe(`ozon · rise · count · days 7 · fromBase ${format.count(300)}`);
  const money = { metric: 'gmv', minBase: 50_000, window: 28, direction: 'fall' };
  expect(say(money)).toBe(`ozon · fall · gmv · days 28 · fromBase ${format.value(50_000, 'kopecks')}`);
});

test('a text and hidden seasonal rows are said where they are asked for', () => {
  expect(say({ contains: 'чай' })).toMatch(/ · \u2068чай\u2069$/);
  expect(say({ isSeasonHidden: true })).toMatch(/ · hideSeasonal$/);
  expect(say({ isMisspelt: true })).toMatch(/ · misspeltOnly$/);
});
