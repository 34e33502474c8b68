import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_SPAN, followScroll } from './follow-scroll.ts';
import { isLong, shownRows } from './row-window.ts';

type Options = {
  count: number;
  rowPx: number;
  scroller: HTMLElement | null;
  /** The row that has the focus, from 0; below that there is none. */
  kept: number;
};

/** Which rows of a long list are drawn now. */
export function useRowWindow({ count, rowPx, scroller, kept }: Options): readonly number[] {
  const [span, setSpan] = useState(FIRST_SPAN);
  const isWindow = isLong(count);
  useLayoutEffect(
    // Before this frame is painted: a row that comes later is a blank.
    () => followScroll({ isWindow, rowPx, scroller }, (next) => flushSync(() => setSpan(next))),
    [isWindow, scroller, rowPx],
  );
  return shownRows(span, count, kept);
}
