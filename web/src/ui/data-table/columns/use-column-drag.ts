import { useRef, useState } from 'react';
import { useIsRightToLeft } from '../../../platform/texts/use-format.ts';
import type { Grid } from '../use-grid.ts';
import type { Drop } from './arrange-columns.ts';
import { columnDrag, HEADER } from './column-drag.ts';

/** A header carried to another place with the mouse. */
export function useColumnDrag<Row>(grid: Grid<Row>) {
  const isRightToLeft = useIsRightToLeft();
  const [drop, setDrop] = useState<Drop>();
  const hasMoved = useRef(false);
  const headerAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>(HEADER);
  return { drop, ...columnDrag({ grid, isRightToLeft, page: window, headerAt, setDrop, hasMoved }) };
}
