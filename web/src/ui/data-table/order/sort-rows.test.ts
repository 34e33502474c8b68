import { expect, test } from 'vitest';
import type { CellValue, Column } from '../column.ts';
import { sortRows } from './sort-rows.ts';

type Row = { name: string; value: CellValue; second?: number };
const COLUMNS: readonly Column<Row>[] = [
  { id: 'value', header: 'common.add', kind: 'custom', width: 1, value: (row) => row.value },
  { id: 'second', header: 'common.add', kind: 'number', width: 1, value: (row) => row.second },
  { id: 'buttons', header: 'common.add', kind: 'custom', width: 1 },
];

const rowsOf = (...values: CellValue[]): Row[] =>
  values.map((value, index) => ({ name: String(index), value }));
const valuesIn = (rows: readonly Row[], direction: 'asc' | 'desc') =>
  sortRows(rows, COLUMNS, { sort: 'value', direction }).map(({ value }) => value);

test('numbers compare as numbers and texts by the alphabet', () => {
  expect(valuesIn(rowsOf(10, 9, 2, -3, 0), 'asc')).toEqual([-3, 0, 2, 9, 10]);
  expect(valuesIn(rowsOf('товар 10', 'ёлка', 'товар 2', 'енот'), 'asc')).toEqual([
    'ёлка',
    'енот',
    'товар 2',
    'товар 10',
  ]);
});

test('an absent value stands last in both directions', () => {
  const rows = rowsOf(null, 1, undefined, 3, null, 2);
  expect(valuesIn(rows, 'asc')).toEqual([1, 2, 3, null, undefined, null]);
  expect(valuesIn(rows, 'desc')).toEqual([3, 2, 1, null, undefined, null]);
});

test('the second key orders what the first leaves equal, also rows without the first', () => {
  const rows: Row[] = [
    { name: 'а', value: 1, second: 1 },
    { name: 'б', value: null, second: 1 },
    { name: 'в', value: 1, second: 5 },
    { name: 'г', value: null, second: 2 },
    { name: 'д', value: 9 },
  ];
  const names = (thenDirection: 'asc' | 'desc') =>
    sortRows(rows, COLUMNS, { sort: 'value', direction: 'asc', thenSort: 'second', thenDirection })
      .map(({ name }) => name)
      .join('');
  expect(names('desc')).toBe('вадгб');
  expect(names('asc')).toBe('авдбг');
});

test('without a key, or with one that is no value, the rows stay as they came', () => {
  const rows = rowsOf(3, 1, 2);
  expect(sortRows(rows, COLUMNS, undefined)).toBe(rows);
  expect(sortRows(rows, COLUMNS, { sort: 'buttons', direction: 'asc' })).toBe(rows);
  expect(sortRows(rows, COLUMNS, { sort: 'gone', direction: 'asc' })).toBe(rows);
});

test('equal rows keep their order and the given rows are not touched', () => {
  const rows = rowsOf(1, 1, 0);
  expect(sortRows(rows, COLUMNS, { sort: 'value', direction: 'desc' }).map(({ name }) => name)).toEqual([
    '0',
    '1',
    '2',
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['0', '1', '2']);
});
