import type { Cell } from './move-cursor.ts';

/** A rectangle of cells, both ends inside. */
export type CellRange = { top: number; bottom: number; start: number; end: number };

/** What lies between two cells; headers are not part of it. */
export function rangeBetween(anchor: Cell, cursor: Cell): CellRange {
  return {
    top: Math.max(1, Math.min(anchor.row, cursor.row)),
    bottom: Math.max(1, anchor.row, cursor.row),
    start: Math.min(anchor.column, cursor.column),
    end: Math.max(anchor.column, cursor.column),
  };
}

export function sizeOf({ top, bottom, start, end }: CellRange): number {
  return (bottom - top + 1) * (end - start + 1);
}
