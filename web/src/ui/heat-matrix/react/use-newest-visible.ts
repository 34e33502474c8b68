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
export function useNewestVisible({ scroller, readView, newest, buckets, cellWidth, days }: Options): void {
  const shown = useRef<ReturnType<typeof showNewest>>(undefined);
  const period = `${buckets[0]} ${buckets.length} ${cellWidth}`;
  useLayoutEffect(() => {
    const visible = { period, newest, cellWidth, readView, days };
    shown.current = showNewest(scroller.current, visible, shown.current);
  }, [scroller, readView, newest, period, cellWidth, days]);
}
