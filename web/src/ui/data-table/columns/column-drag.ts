import type { MouseEvent, PointerEvent } from 'react';
import type { Grid } from '../use-grid.ts';
import { type Drop, dropColumn } from './arrange-columns.ts';

export const HEADER = 'th[data-column]';

/** So far a press is a click that sorts. */
const SLOP_PX = 6;

type Header = Pick<HTMLElement, 'dataset' | 'getBoundingClientRect'>;

type Listened = Pick<Window, 'addEventListener' | 'removeEventListener'>;

export type DragHands<Row> = {
  grid: Pick<Grid<Row>, 'visible' | 'ordered'> & {
    own: Pick<Grid<Row>['own'], 'preferences' | 'change'>;
  };
  isRightToLeft: boolean;
  /** What hears the pointer and the keys: the window. */
  page: Listened;
  headerAt: (x: number, y: number) => Header | null | undefined;
  setDrop: (drop: Drop | undefined) => void;
  /** Remembered from the press to the click that ends it. */
  hasMoved: { current: boolean };
};

/** A header carried to another place with the mouse; by touch the menu of columns does it. */
export function columnDrag<Row>(hands: DragHands<Row>) {
  const { grid, isRightToLeft, page, headerAt, setDrop, hasMoved } = hands;

  function find(moved: string, x: number, y: number): Drop | undefined {
    const header = headerAt(x, y);
    const target = header?.dataset['column'];
    if (header === null || header === undefined || target === undefined) return undefined;
    const box = header.getBoundingClientRect();
    const isLeft = x < box.left + box.width / 2;
    return { moved, target, side: isLeft === isRightToLeft ? 'after' : 'before' };
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    const moved = event.currentTarget.closest<HTMLElement>(HEADER)?.dataset['column'];
    const isFree = grid.visible.slice(1).some(({ id, isFixed }) => id === moved && isFixed !== true);
    hasMoved.current = false;
    if (moved === undefined || !isFree || event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    let last: Drop | undefined;
    const follow = (move: globalThis.PointerEvent) => {
      const way = Math.hypot(move.clientX - clientX, move.clientY - clientY);
      if (!hasMoved.current && way < SLOP_PX) return;
      hasMoved.current = true;
      last = find(moved, move.clientX, move.clientY);
      setDrop(last ?? { moved, target: moved, side: 'before' });
    };
    trackDrag(page, follow, (isDropped) => {
      setDrop(undefined);
      if (isDropped && last !== undefined) {
        grid.own.change(dropColumn(grid.ordered, grid.own.preferences, last));
      }
    });
  }

  return {
    begin,
    /** The click that ends a move does not sort. */
    stopClick: (event: Pick<MouseEvent, 'preventDefault' | 'stopPropagation'>) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Before the page, which has Escape for itself; an object, since Node takes no `true` back. */
const CAPTURE = { capture: true };

/** Follows the pointer until its button is let go or Escape takes everything back. */
function trackDrag(
  page: Listened,
  follow: (move: globalThis.PointerEvent) => void,
  end: (isDropped: boolean) => void,
): void {
  const finish = (isDropped: boolean) => {
    page.removeEventListener('pointermove', follow);
    page.removeEventListener('pointerup', drops);
    page.removeEventListener('pointercancel', leaves);
    page.removeEventListener('keydown', escapes, CAPTURE);
    end(isDropped);
  };
  const drops = () => finish(true);
  const leaves = () => finish(false);
  const escapes = (key: KeyboardEvent) => {
    if (key.key === 'Escape') leaves();
  };
  page.addEventListener('pointermove', follow);
  page.addEventListener('pointerup', drops);
  page.addEventListener('pointercancel', leaves);
  page.addEventListener('keydown', escapes, CAPTURE);
}
