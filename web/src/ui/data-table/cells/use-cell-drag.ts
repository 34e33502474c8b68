import { type PointerEvent, useEffect, useRef } from 'react';
import { cellOf, isOwnControl } from './cell-dom.ts';
import type { Cell } from './move-cursor.ts';
import type { CellCursor } from './use-cell-cursor.ts';

type DragOptions = {
  cursor: CellCursor;
  firstColumn: number;
  scroller: HTMLElement | null;
};

/** How much of the way beyond the border the table scrolls in each frame. */
const SCROLL_SHARE = 0.2;

/** A rectangle drawn with the mouse; beyond the border of the table it goes on while the table scrolls. */
export function useCellDrag({ cursor, firstColumn, scroller }: DragOptions) {
  // Where the button went down, and whether it has left that cell: until then it is a click or a choice of text.
  const drag = useRef<{ from: Cell; hasMoved: boolean } | undefined>(undefined);
  const hasJustDrawn = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function follow(x: number, y: number): void {
    if (scroller === null || drag.current === undefined) return;
    const box = scroller.getBoundingClientRect();
    const top = box.top + (scroller.querySelector('thead')?.clientHeight ?? 0);
    const [inX, inY] = [inside(x, box.left, box.right), inside(y, top, box.bottom)];
    scroller.scrollBy((x - inX) * SCROLL_SHARE, (y - inY) * SCROLL_SHARE);
    const cell = cellOf(document.elementFromPoint(inX, inY), firstColumn);
    const { from, hasMoved } = drag.current;
    if (cell === undefined || cell.row === 0) return;
    if (!hasMoved && cell.row === from.row && cell.column === from.column) return;
    drag.current.hasMoved = true;
    document.getSelection()?.removeAllRanges();
    scroller.toggleAttribute('data-drawing', true);
    cursor.select(from, cell);
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    const from = cellOf(event.target, firstColumn);
    const isPlain = event.button === 0 && event.pointerType !== 'touch';
    hasJustDrawn.current = false;
    if (!isPlain || from === undefined || from.row === 0 || isOwnControl(event.target)) return;
    if (event.shiftKey) {
      // Text would be chosen up to here as well.
      event.preventDefault();
      hasJustDrawn.current = true;
      cursor.select(cursor.anchor ?? cursor.cell, from);
      return;
    }
    cursor.clear();
    drag.current = { from, hasMoved: false };
    stop.current = trackPointer(follow, () => {
      hasJustDrawn.current = drag.current?.hasMoved === true;
      drag.current = undefined;
      scroller?.removeAttribute('data-drawing');
    });
  }

  return {
    begin,
    /** The click that ends a drawn rectangle opens nothing. */
    isDrawn: () => hasJustDrawn.current,
  };
}

function inside(at: number, from: number, to: number): number {
  return Math.min(to - 2, Math.max(from + 2, at));
}

/** Tells the place of the pointer in each frame until its button is let go: the table may scroll under a still hand. */
function trackPointer(tell: (x: number, y: number) => void, end: () => void): () => void {
  let place: { x: number; y: number } | undefined;
  let frame = 0;
  const move = (event: globalThis.PointerEvent) => {
    place = { x: event.clientX, y: event.clientY };
  };
  const step = () => {
    if (place !== undefined) tell(place.x, place.y);
    frame = requestAnimationFrame(step);
  };
  const finish = () => {
    cancelAnimationFrame(frame);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', finish);
    removeEventListener('pointercancel', finish);
    end();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', finish);
  addEventListener('pointercancel', finish);
  frame = requestAnimationFrame(step);
  return finish;
}
