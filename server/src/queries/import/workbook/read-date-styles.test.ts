import { expect, test } from 'vitest';
import { isDateFormat } from './read-date-styles.ts';

test.each([
  ['yyyy-mm-dd', true],
  ['[$-419]d mmmm yyyy;@', true],
  ['[h]:mm', true],
  ['General', false],
  ['0.00', false],
  ['#,##0 "дней"', false],
  ['[Red]0', false],
  ['0\\d', false],
])('the format %s shows a date: %s', (code, isDate) => expect(isDateFormat(code)).toBe(isDate));
