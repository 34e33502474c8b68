import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isBucketInSight, leftForNewest } from './newest-bucket.ts';
import type { View } from './matrix-geometry.ts';

type Options = {
  scroller: RefObject<HTMLDivElement | null>;
  readView: () => View;
  newest: number;
  buckets: readonly string[];
  cellWidth: number;
  /** First buckets of the days: where a phone's scrolling comes to rest. */
  days: readonly { first: number }[];
};

/** The newest places are what people come for. Newer ones move the window only while nobody has scrolled away. */
export function useNewestInSight({ scroller, readView, newest, buckets, cellWidth, days }: Options): void {
  const shown = useRef<{ period: string; left: number }>(undefined);
  const period = `${buckets[0]} ${buckets.length} ${cellWidth}`;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const isSame = shown.current?.period === period;
    const wasMoved = Math.abs(element.scrollLeft - (shown.current?.left ?? 0)) > 1;
    if (isSame && wasMoved) return;
    element.scrollTo({ left: leftForNewest(newest, readView(), cellWidth) });
    if (!isBucketInSight(newest, readView(), cellWidth)) {
      const day = days.findLast(({ first }) => first <= newest);
      element.scrollTo({ left: (day?.first ?? 0) * cellWidth });
    }
    shown.current = { period, left: element.scrollLeft };
  }, [scroller, readView, newest, period, cellWidth, days]);
}
