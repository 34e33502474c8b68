import { expect, test } from 'vitest';
import { createFormat } from '../../../platform/texts/create-format.ts';
import { axisTexts, roundOnly } from './axis-texts.ts';

const format = createFormat('ru');
const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));

test('an axis is written shortly where that is enough', () => {
  expect(plain(axisTexts([0, 2000, 4000], 'count', format))).toEqual(['0', '2 тыс.', '4 тыс.']);
});

test.each([
  ['share', [0.003, 0.0035, 0.004], ['0,30 %', '0,35 %', '0,40 %']],
  ['count', [7100, 7120, 7140], ['7 100', '7 120', '7 140']],
  ['count', [1, 1.02, 1.04], ['1,00', '1,02', '1,04']],
  ['kopecks', [1_234_000, 1_235_000, 1_236_000], ['12 340 ₽', '12 350 ₽', '12 360 ₽']],
  ['change', [0.001, 0.002], ['0,1 %', '0,2 %']],
] as const)('two signs of %s are never alike', (unit, values, texts) => {
  expect(plain(axisTexts(values, unit, format))).toEqual(texts);
});

test('what has no number of its own has no text, least of all a zero', () => {
  expect(plain(axisTexts([10, null, null, 100], 'place', format))).toEqual(['10', '', '', '100']);
});

test('a logarithmic axis is written at ones, twos and fives', () => {
  expect(roundOnly([1, 2, 3, 4, 5, 9, 10, 15, 20, 1000])).toEqual([
    1,
    2,
    null,
    null,
    5,
    null,
    10,
    null,
    20,
    1000,
  ]);
});
