import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import { clampWidth, columnWidths, pinStarts } from './column-widths.ts';

const column = (id: string, width: number): Column<object> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width,
});
const COLUMNS = [column('a', 200), column('b', 100), column('c', 40)];

test('a width stays between a short number and most of a screen', () => {
  expect(clampWidth(column('a', 200), 10)).toBe(64);
  expect(clampWidth(column('a', 200), 150.4)).toBe(150);
  expect(clampWidth(column('a', 200), 5000)).toBe(720);
  expect(clampWidth(column('c', 40), 10)).toBe(40);
});

test('pinned columns stand one behind another after the checkbox', () => {
  expect(pinStarts(COLUMNS, { a: 300 }, 44)).toEqual([44, 344, 444]);
  expect(pinStarts([], {}, 44)).toEqual([]);
});

test('all columns stretch until a width is set, then only the last one does', () => {
  expect(columnWidths(COLUMNS, {})).toEqual([200, 100, 40]);
  expect(columnWidths(COLUMNS, { b: 150 })).toEqual([200, 150, undefined]);
  expect(columnWidths(COLUMNS, { hidden: 150 })).toEqual([200, 100, 40]);
});
