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
export function isBucketInSight(bucket: number, view: View, cellWidth: number): boolean {
  return (bucket + 1) * cellWidth <= view.scrollLeft + view.width - view.leadPx;
}

/** How far to scroll so that the newest bucket ends the window, with one of those to come after it. */
export function leftForNewest(newest: number, view: View, cellWidth: number): number {
  return Math.max(0, (newest + 2) * cellWidth - (view.width - view.leadPx));
}
