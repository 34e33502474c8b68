import { expect, test } from 'vitest';
import type { Column } from '../column.ts';
import type { CellRange } from './cell-range.ts';
import { copiedCells } from './copied-cells.ts';

type Row = { id: number };
const column = (id: string, isFixed?: boolean): Column<Row> => ({
  id,
  header: 'common.add',
  kind: 'text',
  width: 100,
  ...(isFixed !== undefined && { isFixed }),
});
const GRID = {
  rows: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
  visible: [column('a'), column('b', false), column('c'), column('buttons', true)],
};
const CELL = { row: 2, column: 1 };

function copy(
  range: CellRange | undefined,
  cell = CELL,
  grid: Parameters<typeof copiedCells<Row>>[0] = GRID,
) {
  const copied = copiedCells(grid, { cell, range });
  return (
    copied && {
      rows: copied.rows.map(({ id }) => id).join(' '),
      columns: copied.columns.map(({ id }) => id).join(' '),
      count: copied.count,
    }
  );
}

test('without a rectangle the one cell is copied', () => {
  expect(copy(undefined)).toEqual({ rows: '2', columns: 'b', count: 1 });
  expect(copy(undefined, { row: 1, column: 0 })).toEqual({ rows: '1', columns: 'a', count: 1 });
  expect(copy(undefined, { row: 4, column: 2 })).toEqual({ rows: '4', columns: 'c', count: 1 });
});

test('a rectangle is copied with both of its ends', () => {
  expect(copy({ top: 2, bottom: 4, start: 1, end: 2 })).toEqual({ rows: '2 3 4', columns: 'b c', count: 6 });
  expect(copy({ top: 1, bottom: 2, start: 0, end: 0 })).toEqual({ rows: '1 2', columns: 'a', count: 2 });
});

test('buttons are neither copied nor counted', () => {
  expect(copy({ top: 1, bottom: 2, start: 1, end: 3 })).toEqual({ rows: '1 2', columns: 'b c', count: 4 });
  expect(copy({ top: 1, bottom: 2, start: 3, end: 3 })).toBeUndefined();
  expect(copy(undefined, { row: 1, column: 3 })).toBeUndefined();
});

test('on a header, and where there are no rows, nothing is copied', () => {
  expect(copy(undefined, { row: 0, column: 1 })).toBeUndefined();
  expect(copy({ top: 1, bottom: 2, start: 0, end: 1 }, { row: 0, column: 1 })).toBeUndefined();
  expect(copy(undefined, CELL, { ...GRID, rows: [] })).toBeUndefined();
  expect(copy(undefined, CELL, { ...GRID, rows: undefined })).toBeUndefined();
});
