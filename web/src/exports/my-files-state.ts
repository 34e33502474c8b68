import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  listeners.forEach((listener) => listener());
}

/** From the user menu, the bell and the menus of downloads. */
export function openMyFiles(): void {
  change(true);
}

export function closeMyFiles(): void {
  change(false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isMyFilesOpen(): boolean {
  return isOpen;
}

export function useMyFilesOpen(): boolean {
  return useSyncExternalStore(subscribe, isMyFilesOpen);
}
