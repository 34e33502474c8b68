import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { View } from '../model/matrix-geometry.ts';
import { showNewest } from '../model/newest-bucket.ts';

type Options = {
  scroller: RefObject<HTMLDivElement | null>;
  readView: () => View;
  newest: number;
  buckets: readonly string[];
  cellWidth: number;
  days: readonly { first: number }[];
};

/** The newest places are what people come for. */
export function useNewestInSight({ scroller, readView, newest, buckets, cellWidth, days }: Options): void {
  const shown = useRef<ReturnType<typeof showNewest>>(undefined);
  const period = `${buckets[0]} ${buckets.length} ${cellWidth}`;
  useLayoutEffect(() => {
    const sight = { period, newest, cellWidth, readView, days };
    shown.current = showNewest(scroller.current, sight, shown.current);
  }, [scroller, readView, newest, period, cellWidth, days]);
}
