import { cellOf, isOwnControl } from './cell-dom.ts';
import type { DragTable } from './cell-drag.ts';
import type { Cell } from './move-cursor.ts';

/** The cell that a rectangle begins in; none on what has a press of its own. */
export function dragStart(target: EventTarget | null, firstColumn: number): Cell | undefined {
  return isOwnControl(target) ? undefined : cellOf(target, firstColumn);
}

/** Where the table and its header stand; undefined before they are there. */
export function roomOf(scroller: HTMLElement | null): ReturnType<DragTable['readRoom']> {
  if (scroller === null) return undefined;
  const headPx = scroller.querySelector('thead')?.clientHeight ?? 0;
  return { box: scroller.getBoundingClientRect(), headPx };
}

/** While a rectangle is drawn the browser chooses text under the pointer: it is let go. */
export function markDrawing(
  isDrawing: boolean,
  scroller: Pick<Element, 'toggleAttribute'> | null,
  readSelection: () => Pick<Selection, 'removeAllRanges'> | null,
): void {
  if (isDrawing) readSelection()?.removeAllRanges();
  scroller?.toggleAttribute('data-drawing', isDrawing);
}
