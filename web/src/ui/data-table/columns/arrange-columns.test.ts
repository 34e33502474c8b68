import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import {
  type Arrangement,
  countPinned,
  dropColumn,
  orderColumns,
  shiftOf,
  visibleColumns,
} from './arrange-columns.ts';

type Row = { id: number };
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...more,
});
const COLUMNS = [
  column('name'),
  column('a'),
  column('b'),
  column('c', { isHidden: true }),
  column('buttons', { isFixed: true }),
];
const FIRST: Arrangement = { order: [], pinned: [], visibility: {} };
const ids = (columns: readonly Column<Row>[]) => columns.map(({ id }) => id).join(' ');
const shown = (arrangement: Partial<Arrangement>, columns = COLUMNS) => {
  const whole = { ...FIRST, ...arrangement };
  return ids(visibleColumns(orderColumns(columns, whole), whole.visibility));
};

test('nothing chosen: the order of the screen, without what is hidden at first', () => {
  expect(shown({})).toBe('name a b buttons');
});

test('a person’s order and visibility; the first column and the buttons keep their places', () => {
  expect(shown({ order: ['c', 'buttons', 'b', 'name', 'a'], visibility: { c: true, a: false } })).toBe(
    'name c b buttons',
  );
  expect(shown({ visibility: { name: false, buttons: false } })).toBe('name a b buttons');
});

test('pinned columns stand beside the first one in the order of the others', () => {
  const arrangement = { order: ['a', 'c', 'b'], pinned: ['b', 'c'], visibility: { c: true } };
  expect(shown(arrangement)).toBe('name c b a buttons');
  expect(countPinned(orderColumns(COLUMNS, arrangement), arrangement.pinned)).toBe(3);
});

test('a column that came after the order was chosen stands behind its neighbour, a gone one is forgotten', () => {
  const later = [column('name'), column('new first'), column('a'), column('new'), column('b')];
  expect(shown({ order: ['b', 'gone', 'a'] }, later)).toBe('name new first b a new');
});

const dropped = (moved: string, target: string, side: 'before' | 'after', pinned: readonly string[] = []) => {
  const ordered = orderColumns(COLUMNS, { order: [], pinned });
  const next = dropColumn(ordered, { pinned }, { moved, target, side });
  return `${next.order.join('')} ${next.pinned.join('')}`.trim();
};

test('a column is dropped before or behind another one', () => {
  expect(dropped('c', 'a', 'before')).toBe('cab');
  expect(dropped('a', 'b', 'after')).toBe('bac');
  expect(dropped('a', 'c', 'after')).toBe('bca');
  expect(dropped('a', 'b', 'before')).toBe('abc');
});

test('nothing goes before the first column or behind the buttons, and these two do not move', () => {
  expect(dropped('b', 'name', 'before')).toBe('bac');
  expect(dropped('a', 'buttons', 'after')).toBe('bca');
  expect(dropped('name', 'b', 'after')).toBe('abc');
  expect(dropped('buttons', 'a', 'before')).toBe('abc');
  expect(dropped('a', 'a', 'after')).toBe('abc');
});

test('dropped among the pinned a column is pinned, dropped elsewhere it is free', () => {
  expect(dropped('c', 'a', 'after', ['a'])).toBe('acb ac');
  expect(dropped('c', 'name', 'after', ['a'])).toBe('cab ac');
  expect(dropped('a', 'c', 'before', ['a'])).toBe('bac');
  expect(dropped('a', 'name', 'after', ['a'])).toBe('abc');
});

test('by keyboard a column moves past the next visible one and stops at the ends', () => {
  const visible = visibleColumns(orderColumns(COLUMNS, FIRST), {});
  expect(shiftOf(visible, 'a', 1)).toEqual({ moved: 'a', target: 'b', side: 'after' });
  expect(shiftOf(visible, 'b', -1)).toEqual({ moved: 'b', target: 'a', side: 'before' });
  for (const [id, by] of [
    ['a', -1],
    ['b', 1],
    ['name', 1],
    ['buttons', -1],
    ['gone', 1],
  ] as const)
    expect(shiftOf(visible, id, by)).toBeUndefined();
});
