import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useIsRightToLeft } from '../../../platform/use-format.ts';
import { type Drop, dropColumn } from './arrange-columns.ts';
import type { Grid } from '../use-grid.ts';

/** So far a press is a click that sorts. */
const SLOP_PX = 6;
const HEADER = 'th[data-column]';

/** A header carried to another place with the mouse; by touch the menu of columns does it. */
export function useColumnDrag<Row>(grid: Grid<Row>) {
  const isRightToLeft = useIsRightToLeft();
  const [drop, setDrop] = useState<Drop>();
  const hasMoved = useRef(false);

  function find(moved: string, x: number, y: number): Drop | undefined {
    const header = document.elementFromPoint(x, y)?.closest<HTMLElement>(HEADER);
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
    const finish = (isDropped: boolean) => {
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drops);
      removeEventListener('pointercancel', leaves);
      removeEventListener('keydown', escapes, true);
      setDrop(undefined);
      if (isDropped && last !== undefined) {
        grid.own.change(dropColumn(grid.ordered, grid.own.preferences, last));
      }
    };
    const drops = () => finish(true);
    const leaves = () => finish(false);
    const escapes = (key: KeyboardEvent) => {
      if (key.key === 'Escape') leaves();
    };
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drops);
    addEventListener('pointercancel', leaves);
    addEventListener('keydown', escapes, true);
  }

  return {
    drop,
    begin,
    /** The click that ends a move does not sort. */
    stopClick: (event: MouseEvent) => {
      if (!hasMoved.current) return;
      hasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
