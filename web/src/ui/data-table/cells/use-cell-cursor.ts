import { useLayoutEffect, useRef, useState } from 'react';
import { AT_FIRST, type CellCursor, cellCursor, followRows } from './cell-cursor.ts';
import { focusCell } from './focus-cell.ts';
import type { Cell } from './move-cursor.ts';

type CursorOptions = {
  lastRow: number;
  lastColumn: number;
  /** aria-colindex of the first column: 2 behind a checkbox. */
  firstColumn: number;
  scroller: HTMLElement | null;
  /** Other rows are shown when it changes: a rectangle over them would mean nothing. */
  rowsId: string;
};

/** The cursor of one table, which takes the focus with it. */
export function useCellCursor(options: CursorOptions): CellCursor {
  const { lastRow, lastColumn, firstColumn, scroller, rowsId } = options;
  const [at, setAt] = useState<Cell>(AT_FIRST.cell);
  const [anchor, setAnchor] = useState<Cell>();
  const [seen, setSeen] = useState(rowsId);
  const wantsFocus = useRef(AT_FIRST.wantsFocus);
  followRows(rowsId, { seen, setSeen, setAnchor });
  const cursor = cellCursor({ lastRow, lastColumn }, { at, setAt, anchor, setAnchor, wantsFocus });

  // The row of the cursor is always drawn, so the cell is there after the draw that follows the key.
  useLayoutEffect(() => focusCell(wantsFocus, scroller, cursor.cell, firstColumn));

  return cursor;
}
