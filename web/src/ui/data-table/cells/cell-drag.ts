import type { PointerEvent } from 'react';
import type { CellCursor } from './cell-cursor.ts';
import type { Cell } from './move-cursor.ts';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What a rectangle is drawn on. */
export type DragTable = {
  /** Where the table stands on the screen, its header included; undefined before it is there. */
  readRoom: () => { box: Box; headPx: number } | undefined;
  /** The cell on the screen; undefined beside cells. */
  cellAt: (x: number, y: number) => Cell | undefined;
  scrollBy: (x: number, y: number) => void;
  /** The rectangle goes on, or the button is let go. */
  markDrawing: (isDrawing: boolean) => void;
  /** Tells the place of the pointer until its button is let go; ends at once by what it returns. */
  track: (notify: (x: number, y: number) => void, end: () => void) => () => void;
};

export type DragHands = {
  cursor: Pick<CellCursor, 'cell' | 'anchor' | 'select' | 'clear'>;
  table: DragTable;
};

/** What is remembered between two events of the pointer. */
export type DragState = {
  /** Where the button went down, and whether it has left that cell: until then it is a click or a choice of text. */
  drag: { current: { from: Cell; hasMoved: boolean } | undefined };
  hasJustDrawn: { current: boolean | undefined };
  stop: { current: (() => void) | undefined };
};

type Press = Pick<PointerEvent, 'button' | 'pointerType' | 'shiftKey' | 'preventDefault'>;

/** How much of the way beyond the border the table scrolls in each frame. */
const SCROLL_SHARE = 0.2;

/** A rectangle drawn with the mouse; beyond the border of the table it goes on while the table scrolls. */
export function cellDrag({ cursor, table }: DragHands, { drag, hasJustDrawn, stop }: DragState) {
  function follow(x: number, y: number): void {
    const room = table.readRoom();
    if (room === undefined || drag.current === undefined) return;
    const { box, headPx } = room;
    const [inX, inY] = [inside(x, box.left, box.right), inside(y, box.top + headPx, box.bottom)];
    table.scrollBy((x - inX) * SCROLL_SHARE, (y - inY) * SCROLL_SHARE);
    const cell = table.cellAt(inX, inY);
    const { from, hasMoved } = drag.current;
    if (cell === undefined || cell.row === 0) return;
    if (!hasMoved && cell.row === from.row && cell.column === from.column) return;
    drag.current.hasMoved = true;
    table.markDrawing(true);
    cursor.select(from, cell);
  }

  return {
    /** `from` is undefined beside cells and on what has a press of its own. */
    begin: (event: Press, from: Cell | undefined) => {
      const isPlain = event.button === 0 && event.pointerType !== 'touch';
      hasJustDrawn.current = false;
      if (!isPlain || from === undefined || from.row === 0) return;
      if (event.shiftKey) {
        // Text would be chosen up to here as well.
        event.preventDefault();
        hasJustDrawn.current = true;
        cursor.select(cursor.anchor ?? cursor.cell, from);
        return;
      }
      cursor.clear();
      drag.current = { from, hasMoved: false };
      stop.current = table.track(follow, () => {
        hasJustDrawn.current = drag.current?.hasMoved === true;
        drag.current = undefined;
        table.markDrawing(false);
      });
    },
    /** The click that ends a drawn rectangle opens nothing. */
    isDrawn: () => hasJustDrawn.current === true,
  };
}

/** A little within the border, where there is a cell to find. */
function inside(at: number, from: number, to: number): number {
  return Math.min(to - 2, Math.max(from + 2, at));
}
