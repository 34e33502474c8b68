import type { View } from './matrix-geometry.ts';
import type { MatrixRow } from './matrix-props.ts';

/** The last bucket of which anything is known, a gap included; -1 while nothing is. */
export function newestBucket(rows: readonly Pick<MatrixRow, 'cells'>[]): number {
  return Math.max(
    -1,
    ...rows.map(({ cells }) => cells.findLastIndex(({ place, gap }) => place !== null || gap !== null)),
  );
}

/** A snap to the end of the day before may take back what a scroll has brought. */
export function isBucketVisible(bucket: number, view: View, cellWidth: number): boolean {
  return (bucket + 1) * cellWidth <= view.scrollLeft + view.width - view.leadPx;
}

/** How far to scroll so that the newest bucket ends the window, with one of those to come after it. */
export function leftForNewest(newest: number, view: View, cellWidth: number): number {
  return Math.max(0, (newest + 2) * cellWidth - (view.width - view.leadPx));
}

type MatrixWindow = {
  /** The period that is shown, and how. */
  period: string;
  newest: number;
  cellWidth: number;
  readView: () => View;
  /** First buckets of the days: where a phone's scrolling comes to rest. */
  days: readonly { first: number }[];
};

/** How far the window was scrolled when it was last moved to the newest bucket. */
type Shown = { period: string; left: number };

/** Newer places move the window only while nobody has scrolled away. */
export function showNewest(
  scroller: Pick<HTMLElement, 'scrollLeft' | 'scrollTo'> | null,
  { period, newest, cellWidth, readView, days }: MatrixWindow,
  shown: Shown | undefined,
): Shown | undefined {
  if (scroller === null) return shown;
  if (shown?.period === period && Math.abs(scroller.scrollLeft - shown.left) > 1) return shown;
  scroller.scrollTo({ left: leftForNewest(newest, readView(), cellWidth) });
  if (!isBucketVisible(newest, readView(), cellWidth)) {
    const day = days.findLast(({ first }) => first <= newest);
    scroller.scrollTo({ left: (day?.first ?? 0) * cellWidth });
  }
  return { period, left: scroller.scrollLeft };
}
