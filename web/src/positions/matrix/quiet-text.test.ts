import { expect, test } from 'vitest';
import { readQuiet, writeQuiet } from './quiet-text.ts';

test.each([
  ['', -1],
  ['0', 0],
  ['05', 5],
  ['9999', 1000],
  ['x', -1],
])('%j dims rows that moved by no more than %i', (typed, quiet) => expect(readQuiet(typed)).toBe(quiet));

test('what the address says stands in the field', () => {
  expect([-1, 0, 12].map(writeQuiet)).toEqual(['', '0', '12']);
});
