import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../../platform/browser/storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** interface-rules.md G20: whether charts of a page share cursor and zoom (product.md 3.7, directionGraphs). */
export function useDirectionGraphs(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => readStored(STORAGE_KEYS.directionGraphs) !== 'false');
  return [isOn, change];
}

function change(isOn: boolean): void {
  writeStored(STORAGE_KEYS.directionGraphs, String(isOn));
  listeners.forEach((listener) => listener());
}
