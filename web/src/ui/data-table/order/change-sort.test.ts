import { expect, test, vi } from 'vitest';
import type { TableSort } from '../column.ts';
import { changeSort } from './change-sort.ts';

const NEXT: TableSort = { sort: 'price', direction: 'desc' };

test('a screen that keeps the order itself gets the new one', () => {
  const [onSort, setOwnSort] = [vi.fn(), vi.fn()];
  changeSort(NEXT, { onSort, setOwnSort });
  changeSort(undefined, { onSort, setOwnSort });
  expect([onSort.mock.calls, setOwnSort.mock.calls]).toEqual([[[NEXT], [undefined]], []]);
});

test('otherwise the table keeps it, and remembers that it was taken away', () => {
  const setOwnSort = vi.fn();
  changeSort(NEXT, { onSort: undefined, setOwnSort });
  changeSort(undefined, { onSort: undefined, setOwnSort });
  expect(setOwnSort.mock.calls).toEqual([[NEXT], [null]]);
});
