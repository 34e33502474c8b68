import type { CursorState } from './cell-cursor.ts';
import { findCell } from './cell-dom.ts';
import type { Cell } from './move-cursor.ts';

/** Focuses the cell once where that is wanted; before there is a table it stays wanted. */
export function focusCell(
  wantsFocus: CursorState['wantsFocus'],
  table: ParentNode | null,
  cell: Cell,
  firstColumn: number,
): void {
  if (!wantsFocus.current || table === null) return;
  wantsFocus.current = false;
  findCell(table, cell, firstColumn)?.focus();
}
