import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Zoom } from '../model/zoom.ts';
import { readZoom, subscribeToZoom, writeZoom } from './zoom-store.ts';

/** What a chart and those of its key have in view; undefined is everything. */
export function useZoom(key: string, first: string | undefined) {
  const subscribe = useCallback((notify: () => void) => subscribeToZoom(key, notify), [key]);
  const zoom = useSyncExternalStore(subscribe, () => readZoom(key));
  const setZoom = useCallback((next: Zoom | undefined) => writeZoom(key, next), [key]);

  // Newer points leave the zoom as it is; another period begins whole.
  const shownFirst = useRef(first);
  const reset = useEffectEvent(() => setZoom(undefined));
  useEffect(() => {
    if (shownFirst.current !== first) reset();
    shownFirst.current = first;
  }, [first]);
  return [zoom, setZoom] as const;
}
