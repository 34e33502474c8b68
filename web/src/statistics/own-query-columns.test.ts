import { expect, test } from 'vitest';
import { OWN_QUERY_COLUMNS } from './own-query-columns.ts';
import { OWN_QUERY_SORTS } from './search.ts';

test('the address knows every column that sorts', () => {
  const sortable = OWN_QUERY_COLUMNS.filter((column) => column.sortable).map(({ id }) => id);
  expect([...OWN_QUERY_SORTS]).toEqual(sortable);
});

test('a narrow screen shows every column in its card', () => {
  expect(OWN_QUERY_COLUMNS.filter((column) => !column.isInCard)).toEqual([]);
});
