import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isLong, isSameSpan, type RowSpan, shownRows, spanAt } from './row-window.ts';

/** Until the table has been laid out. */
const FIRST: RowSpan = { first: 0, last: 40 };

type Options = {
  count: number;
  rowPx: number;
  scroller: HTMLElement | null;
  /** The row that has the focus, from 0; below that there is none. */
  kept: number;
};

/** Which rows of a long list are drawn now. */
export function useRowWindow({ count, rowPx, scroller, kept }: Options): readonly number[] {
  const [span, setSpan] = useState(FIRST);
  const isWindow = isLong(count);
  useLayoutEffect(() => {
    if (!isWindow || scroller === null) return undefined;
    let last = FIRST;
    const look = () => {
      const next = spanAt(scroller.scrollTop, scroller.clientHeight, rowPx);
      if (isSameSpan(next, last)) return;
      last = next;
      // Before this frame is painted: a row that comes later is a blank.
      flushSync(() => setSpan(next));
    };
    // Told at once when it begins to watch, and after each change of the table's height.
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [isWindow, scroller, rowPx]);
  return shownRows(span, count, kept);
}
