import { useSyncExternalStore } from 'react';

/** Beside the events: what was lost on the way is found all the same. */
const SAFETY_LOOK_MS = 60_000;
/** New observations come every few minutes; a screen looks for them by itself. */
const LOOK_AGAIN_MS = 10_000;

export function lookAgainMs(isRare: boolean): number {
  return isRare ? SAFETY_LOOK_MS : LOOK_AGAIN_MS;
}

let isLive = false;
const listeners = new Set<() => void>();

export function setLive(next: boolean): void {
  isLive = next;
  listeners.forEach((listener) => listener());
}

export function onLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readIsLive(): boolean {
  return isLive;
}

/** Whether the server tells of what changes; where it does not, screens ask by the clock. */
export function useIsLive(): boolean {
  return useSyncExternalStore(onLive, readIsLive);
}

let isHeld = false;

/** Whoever deletes what the screen shows leaves it at once, and is not told that it is gone. */
export async function withoutLooking(work: () => Promise<void>): Promise<void> {
  isHeld = true;
  try {
    await work();
  } finally {
    isHeld = false;
  }
}

export function isLookingHeld(): boolean {
  return isHeld;
}
