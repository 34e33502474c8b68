import { useLayoutEffect, useRef, useState } from 'react';
import { findCell } from './cell-dom.ts';
import { type CellRange, rangeBetween } from './cell-range.ts';
import { type Cell, clampCell } from './move-cursor.ts';

type CursorOptions = {
  lastRow: number;
  lastColumn: number;
  /** aria-colindex of the first column: 2 behind a checkbox. */
  firstColumn: number;
  scroller: HTMLElement | null;
  /** Other rows are shown when it changes: a rectangle over them would mean nothing. */
  rowsId: string;
};

export type CellCursor = {
  /** The one cell that Tab reaches. */
  cell: Cell;
  /** The corner of the rectangle that stays while the cursor moves. */
  anchor: Cell | undefined;
  range: CellRange | undefined;
  /** By key: the cell is focused, also where it has not been drawn yet. */
  moveTo: (cell: Cell, isExtending: boolean) => void;
  /** By pointer or by the reader's own focus, which is there already. */
  settle: (cell: Cell) => void;
  select: (anchor: Cell, cell: Cell) => void;
  clear: () => void;
};

/** One cell of the table has the focus; with Shift or the mouse it grows into a rectangle. */
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
  const cell = clampCell(at, { lastRow, lastColumn });

  // The row of the cursor is always drawn, so the cell is there after the draw that follows the key.
  useLayoutEffect(() => {
    if (!wantsFocus.current || scroller === null) return;
    wantsFocus.current = false;
    findCell(scroller, cell, firstColumn)?.focus();
  });

  return {
    cell,
    anchor,
    range: anchor && rangeBetween(anchor, cell),
    moveTo: (next, isExtending) => {
      wantsFocus.current = true;
      setAnchor(isExtending ? (anchor ?? cell) : undefined);
      setAt(next);
    },
    settle: (next) => {
      if (next.row !== cell.row || next.column !== cell.column) setAt(next);
    },
    select: (from, to) => {
      setAnchor(from);
      setAt(to);
    },
    clear: () => setAnchor(undefined),
  };
}
