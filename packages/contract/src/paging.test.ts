import { expect, test } from 'vitest';
import { LIST_PAGE_SIZES, PageSize, TABLE_PAGE_SIZES } from './paging.ts';

test('tables and lists have the sizes that are promised', () => {
  expect(TABLE_PAGE_SIZES).toEqual([10, 20, 30, 50, 100]);
  expect(LIST_PAGE_SIZES).toEqual([5, 10, 20, 25, 50, 100]);
});

test('the server takes every size of either and no other', () => {
  const taken = Array.from({ length: 200 }, (_, size) => size).filter(
    (size) => PageSize.safeParse(size).success,
  );
  expect(taken).toEqual([5, 10, 20, 25, 30, 50, 100]);
});
