import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { isSortedInBrowser, sortHere } from './sort-here.ts';

const onSort = () => undefined;

test.each([
  ['without a screen that keeps the order', undefined, undefined, true],
  ['for a screen that keeps the order', onSort, undefined, false],
  ['for a screen that keeps the order and says so', onSort, true, true],
  ['where it is said not to', undefined, false, false],
])('the browser sorts or does not %s', (_case, keeper, isSortedHere, isInBrowser) => {
  expect(isSortedInBrowser({ onSort: keeper, isSortedHere })).toBe(isInBrowser);
});

const COLUMNS: readonly Column<string>[] = [
  { id: 'length', header: 'common.add', kind: 'number', width: 1, value: (row) => row.length },
  { id: 'name', header: 'common.add', kind: 'text', width: 1, value: (row) => row },
];
const ROWS = ['bb', 'aa', 'a'];
const ORDER = { sort: 'length', direction: 'asc', thenSort: 'name', thenDirection: 'asc' } as const;

test('rows are sorted by both keys', () => {
  expect(sortHere(true, ROWS, COLUMNS, ORDER)).toEqual(['a', 'aa', 'bb']);
  expect(sortHere(true, ROWS, COLUMNS, { ...ORDER, thenSort: undefined })).toEqual(['a', 'bb', 'aa']);
});

test('rows stay as they came where another one sorts them or no order is whole', () => {
  expect(sortHere(false, ROWS, COLUMNS, ORDER)).toBe(ROWS);
  expect(sortHere(true, undefined, COLUMNS, ORDER)).toBeUndefined();
  expect(sortHere(true, ROWS, COLUMNS, { ...ORDER, sort: undefined })).toBe(ROWS);
  expect(sortHere(true, ROWS, COLUMNS, { ...ORDER, direction: undefined })).toBe(ROWS);
});
