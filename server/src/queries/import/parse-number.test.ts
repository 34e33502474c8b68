import { describe, expect, test } from 'vitest';
import { parseCount, parseNumber } from './parse-number.ts';

describe('parseNumber', () => {
  test.each([
    ['3600', 3600],
    ['3 600', 3600],
    ['3\u00A0600', 3600],
    ['1\u2009234\u2009567', 1234567],
    ['1\u202F234,5', 1234.5],
    ["1'234", 1234],
    ['12,5', 12.5],
    ['0,45', 0.45],
    ['0.125', 0.125],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1234567],
    ['1234.567', 1234.567],
    ['+7', 7],
    ['-7', -7],
    ['−7,5', -7.5],
    ['1 350,00 ₽', 1350],
    ['15 руб.', 15],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toEqual({ value, isAmbiguous: false });
  });

  test.each([['1,234'], ['12.345']])(
    '%s may be thousands or a fraction: thousands, and it says so',
    (text) => {
      expect(parseNumber(text)).toEqual({ value: Number(text.replace(/[,.]/, '')), isAmbiguous: true });
    },
  );

  test.each([[''], [' '], ['-'], ['—'], ['н/д'], ['N/A'], [undefined]])('%s is no measurement', (text) => {
    expect(parseNumber(text)).toEqual({ value: null });
  });

  test.each([
    ['50%'],
    ['1 2'],
    ['12 34 567'],
    ['=1+1'],
    ['1e5'],
    ['∞'],
    ['много'],
    [true],
    [Number.NaN],
    ['9'.repeat(100)],
  ])('%s is not a number', (cell) => {
    expect(parseNumber(cell)).toEqual({ rejected: 'notANumber' });
  });
});

test('counts are whole, bounded and not negative', () => {
  expect(parseCount('12,4')).toEqual({ value: 12, warnings: ['numberRounded'] });
  expect(parseCount(12)).toEqual({ value: 12, warnings: [] });
  expect(parseCount('-1')).toEqual({ rejected: 'negativeNumber' });
  expect(parseCount('79161234567')).toEqual({ rejected: 'numberTooLarge' });
});
