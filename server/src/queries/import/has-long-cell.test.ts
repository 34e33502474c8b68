import { expect, test } from 'vitest';
import { hasLongCell } from './has-long-cell.ts';

const MOST = 32_767;
const cell = (length: number) => 'x'.repeat(length);

test('a cell has as many characters as a cell of a spreadsheet at most', () => {
  expect(hasLongCell([cell(MOST)])).toBe(false);
  expect(hasLongCell(['чай', cell(MOST + 1)])).toBe(true);
  expect(hasLongCell([])).toBe(false);
});

test.each([';', ',', '\t'])('a long line of short cells between %j is fine', (delimiter) => {
  const line = (first: number, middle: number, last: number) =>
    [cell(first), cell(middle), cell(last)].join(delimiter);
  expect(hasLongCell([line(MOST, MOST, MOST)])).toBe(false);
  expect(hasLongCell([line(MOST + 1, 5, 5)])).toBe(true);
  expect(hasLongCell([line(5, MOST + 1, 5)])).toBe(true);
  expect(hasLongCell([line(5, 5, MOST + 1)])).toBe(true);
});
