import { isSameSpan, type RowSpan, spanAt } from './row-window.ts';

/** Until the table has been laid out. */
export const FIRST_SPAN: RowSpan = { first: 0, last: 40 };

type List = {
  /** Only a window of it is drawn. */
  isWindow: boolean;
  rowPx: number;
  scroller: HTMLElement | null;
};

/** Tells each other span of rows that comes into the window of a long list; ends by what it returns. */
export function followScroll(
  { isWindow, rowPx, scroller }: List,
  notify: (span: RowSpan) => void,
): (() => void) | undefined {
  if (!isWindow || scroller === null) return undefined;
  let last = FIRST_SPAN;
  const look = () => {
    const next = spanAt(scroller.scrollTop, scroller.clientHeight, rowPx);
    if (isSameSpan(next, last)) return;
    last = next;
    notify(next);
  };
  // Told at once when it begins to watch, and after each change of the table's height.
  const observer = new ResizeObserver(look);
  observer.observe(scroller);
  scroller.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', look);
  };
}
