import { useDebouncedCallback } from '@mantine/hooks';
import { startTransition, useEffect, useState } from 'react';
import { type Area, type Size, type Spot, type View, visibleArea } from './matrix-geometry.ts';

type Options = { readView: () => View; size: Size; focus: Spot | undefined };

/** The twin of the window is written once scrolling has come to rest: nobody reads it on the way. */
const REST_MS = 180;

/** What is in sight, for the table that screen readers get. */
export function useMatrixWindow({ readView, size, focus }: Options) {
  const [area, setArea] = useState<Area>();
  const { rows, buckets } = size;
  const follow = useDebouncedCallback(() => {
    if (rows > 0 && buckets > 0) startTransition(() => setArea(visibleArea(readView(), size)));
  }, REST_MS);

  useEffect(() => {
    follow();
  }, [follow, rows, buckets, focus]);

  const isStale = area !== undefined && (area.last.row >= rows || area.last.bucket >= buckets);
  return { area: isStale ? undefined : area, follow };
}
