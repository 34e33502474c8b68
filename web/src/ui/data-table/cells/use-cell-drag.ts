import { type PointerEvent, useEffect, useRef } from 'react';
import type { CellCursor } from './cell-cursor.ts';
import { cellOf } from './cell-dom.ts';
import { cellDrag, type DragState, type DragTable } from './cell-drag.ts';
import { dragStart, markDrawing, roomOf } from './drag-table.ts';
import { trackPointer } from './track-pointer.ts';

type DragOptions = {
  cursor: CellCursor;
  firstColumn: number;
  scroller: HTMLElement | null;
};

/** A rectangle drawn with the mouse. */
export function useCellDrag({ cursor, firstColumn, scroller }: DragOptions) {
  const drag: DragState['drag'] = useRef(undefined);
  const hasJustDrawn: DragState['hasJustDrawn'] = useRef(undefined);
  const stop: DragState['stop'] = useRef(undefined);
  useEffect(() => () => stop.current?.(), []);
  const table = tableOf(scroller, firstColumn);
  const { begin, isDrawn } = cellDrag({ cursor, table }, { drag, hasJustDrawn, stop });
  return {
    begin: (event: PointerEvent<HTMLElement>) => begin(event, dragStart(event.target, firstColumn)),
    isDrawn,
  };
}

function tableOf(scroller: HTMLElement | null, firstColumn: number): DragTable {
  return {
    readRoom: () => roomOf(scroller),
    cellAt: (x, y) => cellOf(document.elementFromPoint(x, y), firstColumn),
    scrollBy: (x, y) => scroller?.scrollBy(x, y),
    markDrawing: (isDrawing) => markDrawing(isDrawing, scroller, () => document.getSelection()),
    track: (notify, end) => trackPointer(window, notify, end),
  };
}
