import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { activeSet, visibilityOf } from './column-sets.ts';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...more,
});
const COLUMNS = [column('name'), column('a'), column('b'), column('c'), column('buttons', { isFixed: true })];
const DEMAND = { id: 'demand', label: 'common.add', columns: ['a', 'b'] } as const;
const ALL = { id: 'all', label: 'common.add', columns: ['a', 'b', 'c'] } as const;

test('a set shows its columns alone, and is known again by them', () => {
  const visibility = visibilityOf(COLUMNS, DEMAND);
  expect(visibility).toMatchObject({ a: true, b: true, c: false });
  expect(activeSet(COLUMNS, [ALL, DEMAND], visibility)).toBe(DEMAND);
});

test('one column more or less is no set any more', () => {
  expect(activeSet(COLUMNS, [ALL, DEMAND], {})).toBe(ALL);
  expect(activeSet(COLUMNS, [ALL, DEMAND], { a: false })).toBeUndefined();
});
