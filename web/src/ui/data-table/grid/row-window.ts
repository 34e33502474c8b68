// Fewer rows are cheaper to draw at once than to follow the scrolling, and the browser's own search finds them.
const WINDOW_FROM_ROWS = 101;
/** Measured: more does not help. */
const OVERSCAN = 8;

/** Rows from the first to the last that are drawn, counted from 0; of equal height, so nothing is measured. */
export type RowSpan = { first: number; last: number };

/** A list of which only a window is drawn. */
export function isLong(count: number): boolean {
  return count >= WINDOW_FROM_ROWS;
}

export function isSameSpan(one: RowSpan, other: RowSpan): boolean {
  return one.first === other.first && one.last === other.last;
}

/** What stands in the window of a list that is scrolled to `top`, and a little around it. */
export function spanAt(top: number, windowPx: number, rowPx: number): RowSpan {
  return {
    first: Math.max(0, Math.floor(top / rowPx) - OVERSCAN),
    last: Math.ceil((top + windowPx) / rowPx) + OVERSCAN,
  };
}

/** The rows to draw, in order. The kept one has the focus and must not go, wherever it stands. */
export function drawnRows({ first, last }: RowSpan, count: number, kept: number): number[] {
  const start = Math.min(first, Math.max(0, count - 1));
  const end = Math.min(last, count - 1);
  const span = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  if (kept < 0 || kept >= count || (kept >= start && kept <= end)) return span;
  return kept < start ? [kept, ...span] : [...span, kept];
}

/** The rows of the window in a long list, every row in a short one. */
export function shownRows(span: RowSpan, count: number, kept: number): number[] {
  return isLong(count) ? drawnRows(span, count, kept) : drawnRows({ first: 0, last: count }, count, -1);
}
