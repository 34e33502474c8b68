import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { commonRanges } from './common-range.ts';

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
  const ranges = commonRanges([other, line], [[5, null, 7], [null], [0, -2], []]);
  expect([...ranges]).toEqual([['line', [-2, 7]]]);
});

test('without a measured value there is no scale', () => {
  expect(commonRanges([line], [[null], []]).size).toBe(0);
  expect(commonRanges([line], []).size).toBe(0);
});
