/** Measured in reference/frontend.md 2: more does not help. */
const OVERSCAN = 8;

/** Rows from the first to the last that are drawn, counted from 0; of equal height, so nothing is measured. */
export type RowSpan = { first: number; last: number };

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
