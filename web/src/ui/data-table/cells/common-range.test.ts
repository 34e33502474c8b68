import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { rangesOfScale } from './common-range.ts';

type Row = readonly (number | null)[];
const line: Column<Row> = {
  id: 'line',
  header: 'common.add',
  kind: 'custom',
  width: 1,
  line: { values: (row) => row, label: () => '' },
};
const other: Column<Row> = { id: 'other', header: 'common.add', kind: 'text', width: 1 };

test('one scale holds the values of all rows and knows nothing of the gaps', () => {
  const ranges = rangesOfScale('common', [other, line], [[5, null, 7], [null], [0, -2], []]);
  expect([...(ranges ?? [])]).toEqual([['line', [-2, 7]]]);
});

test('without a measured value there is no scale', () => {
  expect(rangesOfScale('common', [line], [[null], []])?.size).toBe(0);
  expect(rangesOfScale('common', [line], [])?.size).toBe(0);
});

test('lines on scales of their own have none in common, nor have rows that have not come', () => {
  expect(rangesOfScale('own', [line], [[5]])).toBeUndefined();
  expect(rangesOfScale('common', [line], undefined)).toBeUndefined();
});

test('a single measured value is a scale', () => {
  expect(rangesOfScale('common', [line], [[5], [null]])?.get('line')).toEqual([5, 5]);
});
