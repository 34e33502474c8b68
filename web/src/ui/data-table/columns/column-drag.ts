import type { MouseEvent, PointerEvent } from 'react';
import { followPointer } from '../../follow-pointer.ts';
import type { Grid } from '../use-grid.ts';
import { type Drop, dropColumn } from './arrange-columns.ts';

export const HEADER = 'th[data-column]';

/** So far a press is a click that sorts. */
const SLOP_PX = 6;

type Header = Pick<HTMLElement, 'dataset' | 'getBoundingClientRect'>;

export type DragHands<Row> = {
  grid: Pick<Grid<Row>, 'visible' | 'ordered'> & {
    tablePreferences: Pick<Grid<Row>['tablePreferences'], 'preferences' | 'change'>;
  };
  isRightToLeft: boolean;
  /** What hears the pointer and the keys: the window. */
  page: Pick<Window, 'addEventListener'>;
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
    const move = (to: globalThis.PointerEvent) => {
      const way = Math.hypot(to.clientX - clientX, to.clientY - clientY);
      if (!hasMoved.current && way < SLOP_PX) return;
      hasMoved.current = true;
      last = find(moved, to.clientX, to.clientY);
      setDrop(last ?? { moved, target: moved, side: 'before' });
    };
    const end = (isDropped: boolean) => {
      setDrop(undefined);
      if (isDropped && last !== undefined) {
        grid.tablePreferences.change(dropColumn(grid.ordered, grid.tablePreferences.preferences, last));
      }
    };
    followPointer(page, { move, end, hasEscape: true });
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
