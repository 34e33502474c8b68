import { useLayoutEffect, useRef, useState } from 'react';
import { type CellCursor, cellCursor } from './cell-cursor.ts';
import { findCell } from './cell-dom.ts';
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
  const [at, setAt] = useState<Cell>({ row: 1, column: 0 });
  const [anchor, setAnchor] = useState<Cell>();
  const [seen, setSeen] = useState(rowsId);
  const wantsFocus = useRef(false);
  if (seen !== rowsId) {
    setSeen(rowsId);
    setAnchor(undefined);
  }
  const cursor = cellCursor({ lastRow, lastColumn }, { at, setAt, anchor, setAnchor, wantsFocus });

  // The row of the cursor is always drawn, so the cell is there after the draw that follows the key.
  useLayoutEffect(() => {
    if (!wantsFocus.current || scroller === null) return;
    wantsFocus.current = false;
    findCell(scroller, cursor.cell, firstColumn)?.focus();
  });

  return cursor;
}
