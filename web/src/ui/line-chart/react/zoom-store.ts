import type { Zoom } from '../model/zoom.ts';

// What charts of one key have in view. It outlives new data, and goes when the last of them leaves the page.
const zooms = new Map<string, Zoom>();
const listeners = new Map<string, Set<() => void>>();

export function readZoom(key: string): Zoom | undefined {
  return zooms.get(key);
}

export function writeZoom(key: string, zoom: Zoom | undefined): void {
  const before = zooms.get(key);
  if (before?.[0] === zoom?.[0] && before?.[1] === zoom?.[1]) return;
  if (zoom === undefined) zooms.delete(key);
  else zooms.set(key, zoom);
  listeners.get(key)?.forEach((listener) => listener());
}

export function subscribeToZoom(key: string, notify: () => void): () => void {
  const ofKey = listeners.get(key) ?? new Set();
  listeners.set(key, ofKey.add(notify));
  return () => {
    ofKey.delete(notify);
    // A chart that is drawn anew in the same turn is still there at the end of it.
    queueMicrotask(() => {
      if (ofKey.size > 0 || listeners.get(key) !== ofKey) return;
      listeners.delete(key);
      zooms.delete(key);
    });
  };
}
