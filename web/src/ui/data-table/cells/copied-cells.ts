import type { Column } from '../column.ts';
import type { Grid } from '../use-grid.ts';
import type { CellCursor } from './cell-cursor.ts';
import { rangeBetween, sizeOf } from './cell-range.ts';

type CopiedCells<Row> = { rows: readonly Row[]; columns: readonly Column<Row>[]; count: number };

/** The rectangle, or the one cell, without buttons; undefined on a header and where nothing is left. */
export function copiedCells<Row>(
  grid: Pick<Grid<Row>, 'rows' | 'visible'>,
  { cell, range = rangeBetween(cell, cell) }: Pick<CellCursor, 'cell' | 'range'>,
): CopiedCells<Row> | undefined {
  if (cell.row === 0) return undefined;
  const rows = (grid.rows ?? []).slice(range.top - 1, range.bottom);
  const columns = grid.visible.slice(range.start, range.end + 1).filter(({ isFixed }) => isFixed !== true);
  if (rows.length === 0 || columns.length === 0) return undefined;
  return { rows, columns, count: sizeOf({ ...range, end: range.start + columns.length - 1 }) };
}
