import { expect, test } from 'vitest';
import { keepDigits, toWhole } from './whole-number.ts';

test('what is no digit is left out of a whole number', () => {
  expect(keepDigits('12 34,5 ₽', false)).toBe('12345');
  expect(keepDigits('1 200 шт.', false)).toBe('1200');
  expect(keepDigits('-12', false)).toBe('12');
  expect(keepDigits('−12%', true)).toBe('-12');
  expect([toWhole(''), toWhole('-'), toWhole('-7')]).toEqual([undefined, undefined, -7]);
});
