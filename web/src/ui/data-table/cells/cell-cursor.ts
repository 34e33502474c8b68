import { type CellRange, rangeBetween } from './cell-range.ts';
import { type Cell, type CursorBounds, clampCell } from './move-cursor.ts';

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

/** What is remembered of the cursor and its rectangle. */
export type CursorState = {
  at: Cell;
  setAt: (cell: Cell) => void;
  anchor: Cell | undefined;
  setAnchor: (cell: Cell | undefined) => void;
  /** The next draw focuses the cell. */
  wantsFocus: { current: boolean };
};

/** Tab reaches the first cell under the header, and nothing takes the focus by itself. */
export const AT_FIRST = { cell: { row: 1, column: 0 }, wantsFocus: false };

/** One cell of the table has the focus; with Shift or the mouse it grows into a rectangle. */
export function cellCursor(
  bounds: Pick<CursorBounds, 'lastRow' | 'lastColumn'>,
  { at, setAt, anchor, setAnchor, wantsFocus }: CursorState,
): CellCursor {
  const cell = clampCell(at, bounds);
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

type Rows = {
  seen: string;
  setSeen: (rowsId: string) => void;
  setAnchor: CursorState['setAnchor'];
};

/** A rectangle over other rows than it was drawn on would mean nothing. */
export function followRows(rowsId: string, { seen, setSeen, setAnchor }: Rows): void {
  if (seen === rowsId) return;
  setSeen(rowsId);
  setAnchor(undefined);
}
