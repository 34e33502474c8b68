/** An image that was on the card from one moment to another; null: it still is. */
export type ShownWindow = { number: number; from: Date; to: Date | null; isWarmUp: boolean };

/** The time within which something happened. */
export type Span = { from: Date; to: Date };

/**
 * Why counters belong to no window: `straddling` more than one picture, `missedReading` so long that a reading is
 * missing, `notShown` none of the images (a pause, or before and after the test), `corrected` by the marketplace.
 */
export type GapReason = 'warmUp' | 'burnIn' | 'straddling' | 'missedReading' | 'notShown' | 'corrected';

export type Attribution = { window: number } | { gap: GapReason };

export type Showings = {
  windows: readonly ShownWindow[];
  /** The beginning of a window that is not counted. */
  burnInMs: number;
  /** What a span is as long as when no reading is missing. */
  usualSpanMs: number;
};

const isWithin = ({ from, to }: Span, fromMs: number, toMs: number) =>
  from.getTime() >= fromMs && to.getTime() <= toMs;

const endOf = ({ to }: ShownWindow) => to?.getTime() ?? Number.POSITIVE_INFINITY;

/** To the one window that surely had it: wholly inside, after its burn-in. Everything else is a gap. */
export function attribute(span: Span, { windows, burnInMs, usualSpanMs }: Showings): Attribution {
  const touched = windows.filter(
    (window) => window.from.getTime() < span.to.getTime() && endOf(window) > span.from.getTime(),
  );
  const [first] = touched;
  if (first === undefined) return { gap: 'notShown' };
  if (span.to.getTime() - span.from.getTime() > usualSpanMs) return { gap: 'missedReading' };
  if (touched.length > 1 || !isWithin(span, first.from.getTime(), endOf(first))) return { gap: 'straddling' };
  if (first.isWarmUp) return { gap: 'warmUp' };
  if (!isWithin(span, first.from.getTime() + burnInMs, endOf(first))) return { gap: 'burnIn' };
  return { window: first.number };
}
