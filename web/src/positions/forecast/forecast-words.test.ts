import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { createFormat } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import { bandText, chanceText, middleText } from './forecast-words.ts';

const t = ((key: string, values?: { share?: string }) =>
  `${key.split('.').at(-1)}${values?.share === undefined ? '' : ` ${values.share}`}`) as unknown as TFunction;
const words: Words = { t, format: createFormat('en') };
const moment = { best80: 9, best50: 11, middle: 14, worst50: 20, worst80: 27, chances: [] };

test('a chance is a percentage, and never nothing and never sure', () => {
  expect([1, 34, 99].map((percent) => chanceText(words, percent))).toEqual([
    'atMost 1%',
    '34%',
    'atLeast 99%',
  ]);
});

test('a band has two ends, the further of which may be beyond every place', () => {
  expect(bandText(words, moment)).toBe('9–27');
  expect(bandText(words, { ...moment, worst80: null })).toBe('9–beyond');
  expect(bandText(words, { ...moment, best80: 27 })).toBe('27');
  expect(middleText(words, { ...moment, middle: null })).toBe('beyond');
});
