import type { Column, TableSort } from '../column.ts';
import { sortRows } from './sort-rows.ts';

type Sorter = {
  /** The screen keeps the order, and who answers it sorts. */
  onSort: unknown;
  isSortedHere: boolean | undefined;
};

/** Rows are sorted in the browser unless the screen keeps their order, and there too where the screen says so. */
export function isSortedInBrowser({ onSort, isSortedHere }: Sorter): boolean {
  return isSortedHere ?? onSort === undefined;
}

type Order = { [Key in keyof TableSort]-?: TableSort[Key] | undefined };

/** The rows in order; as they came where there is none, or another one sorts them. */
export function sortHere<Row>(
  isInBrowser: boolean,
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  { sort, direction, thenSort, thenDirection }: Order,
): readonly Row[] | undefined {
  if (!isInBrowser || rows === undefined || sort === undefined || direction === undefined) return rows;
  return sortRows(rows, columns, { sort, direction, thenSort, thenDirection });
}
