import { useIsRightToLeft } from '../../../platform/texts/use-format.ts';
import type { Grid } from '../use-grid.ts';
import { columnResize } from './column-resize.ts';

/** A column's width by its border or by key. */
export function useColumnResize<Row>(grid: Grid<Row>) {
  return columnResize(grid, useIsRightToLeft());
}
