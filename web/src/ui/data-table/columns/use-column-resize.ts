import { useIsRightToLeft } from '../../../platform/use-format.ts';
import { columnResize } from './column-resize.ts';
import type { Grid } from '../use-grid.ts';

/** A column's width by its border or by key. */
export function useColumnResize<Row>(grid: Grid<Row>) {
  return columnResize(grid, useIsRightToLeft());
}
