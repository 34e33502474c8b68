import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';
import { findVisibleArea, withinSize } from '../model/find-visible-area.ts';
import type { Area, Size, Spot, View } from '../model/matrix-geometry.ts';

type Options = { readView: () => View; size: Size; focus: Spot | undefined };

/** The twin of the window is written once scrolling has come to rest: nobody reads it on the way. */
const REST_MS = 180;

/** What is in sight, for the table that screen readers get. */
export function useMatrixWindow({ readView, size, focus }: Options) {
  const [area, setArea] = useState<Area>();
  const { rows, buckets } = size;
  const follow = useDebouncedCallback(() => {
    const seen = findVisibleArea(readView(), size);
    startTransition(() => setArea((old) => seen ?? old));
  }, REST_MS);

  useEffect(() => {
    follow();
  }, [follow, rows, buckets, focus]);

  return { area: withinSize(area, size), follow };
}
