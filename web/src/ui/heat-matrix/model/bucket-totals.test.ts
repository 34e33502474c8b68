import type { Place } from '@vitrina/contract/positions/places.ts';
import { expect, test } from 'vitest';
import { bucketTotals } from './bucket-totals.ts';
import { cellsToTsv, cellText, countCells } from './cells-to-tsv.ts';

const rowsOf = (...rows: Place[][]) =>
  rows.map((places) => ({ cells: places.map((place) => ({ place, gap: null })) }));

test('the average is of found places alone and says of how many', () => {
  const [total] = bucketTotals(rowsOf([4], [40], ['notFound'], ['deep'], [null]), 1);
  expect(total).toEqual({ checked: 4, found: 2, within: { 10: 1, 50: 2, 100: 2 }, average: 22 });
});

test('the last place of a top belongs to it', () => {
  const [total] = bucketTotals(rowsOf([10], [11], [50], [51], [100], [101]), 1);
  expect(total?.within).toEqual({ 10: 1, 50: 3, 100: 5 });
});

test('nothing found is no average, and nothing checked is nothing at all', () => {
  const [lost, silent] = bucketTotals(rowsOf(['notFound', null]), 2);
  expect(lost).toMatchObject({ checked: 1, found: 0, average: null });
  expect(silent).toMatchObject({ checked: 0, found: 0, average: null });
});

test('a rectangle is copied as a spreadsheet reads it', () => {
  const rows = [
    ['1', '2', '3'],
    ['4', '', '6'],
  ];
  const area = { first: { row: 0, bucket: 1 }, last: { row: 1, bucket: 2 } };
  expect(cellsToTsv(rows, area)).toBe('2\t3\n\t6');
  expect(countCells(area)).toBe(4);
  expect(countCells({ first: { row: 2, bucket: 3 }, last: { row: 4, bucket: 9 } })).toBe(21);
});

test.each([
  [7, '7'],
  ['notFound', 'н/н'],
  ['deep', '1000+'],
  // never a zero
  [null, ''],
] as const)('%j is written %j', (place, text) => {
  expect(cellText({ place }, 'н/н')).toBe(text);
});
