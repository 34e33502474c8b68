/** Row 0 is the header; rows and columns count from it. */
export type Cell = { readonly row: number; readonly column: number };

/** How far one may go: `lastRow` is 0 in a table without rows, `pageRows` fit into the window. */
export type CursorBounds = { lastRow: number; lastColumn: number; pageRows: number; isRightToLeft: boolean };

type Press = { key: string; isFar: boolean };
type Move = (cell: Cell, bounds: CursorBounds) => Partial<Cell>;

const NEAR: Record<string, Move> = {
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowRight: ({ column }, { isRightToLeft }) => ({ column: column + (isRightToLeft ? -1 : 1) }),
  ArrowLeft: ({ column }, { isRightToLeft }) => ({ column: column + (isRightToLeft ? 1 : -1) }),
  PageDown: ({ row }, { pageRows }) => ({ row: row + pageRows }),
  // The header is not a page away: it is one arrow above the first row.
  PageUp: ({ row }, { pageRows }) => ({ row: Math.max(1, row - pageRows) }),
  Home: () => ({ column: 0 }),
  End: (_cell, { lastColumn }) => ({ column: lastColumn }),
};

/** With Ctrl or Cmd: to the edge. */
const FAR: Record<string, Move> = {
  ArrowDown: (_cell, { lastRow }) => ({ row: lastRow }),
  ArrowUp: () => ({ row: 1 }),
  ArrowRight: (_cell, { isRightToLeft, lastColumn }) => ({ column: isRightToLeft ? 0 : lastColumn }),
  ArrowLeft: (_cell, { isRightToLeft, lastColumn }) => ({ column: isRightToLeft ? lastColumn : 0 }),
  Home: () => ({ row: 1, column: 0 }),
  End: (_cell, { lastRow, lastColumn }) => ({ row: lastRow, column: lastColumn }),
};

/** interface-rules.md G15: where a key leads from a cell; undefined when it is not a key that moves. */
export function moveCursor(cell: Cell, { key, isFar }: Press, bounds: CursorBounds): Cell | undefined {
  const move = (isFar ? FAR : NEAR)[key];
  return move && clampCell({ ...cell, ...move(cell, bounds) }, bounds);
}

export function clampCell(
  { row, column }: Cell,
  { lastRow, lastColumn }: Pick<CursorBounds, 'lastRow' | 'lastColumn'>,
): Cell {
  return {
    row: Math.max(0, Math.min(lastRow, row)),
    column: Math.max(0, Math.min(lastColumn, column)),
  };
}

/** How many rows a page of a window goes over, never none. */
export function pageRowsOf(windowPx: number, rowPx: number): number {
  return Math.max(1, Math.floor(windowPx / rowPx) - 2);
}
