import { useSyncExternalStore } from 'react';

/** Exports whose end the person is to see: ordered in this tab, or found under way by it. Closing one lets it go. */
let followed: ReadonlyMap<string, 'shown' | 'closed'> = new Map();
const listeners = new Set<() => void>();

function change(ids: readonly string[], to: 'shown' | 'closed'): void {
  followed = new Map([...followed, ...ids.map((id) => [id, to] as const)]);
  listeners.forEach((listener) => listener());
}

/** What has been closed stays closed, however often it is found under way. */
export function follow(ids: readonly string[]): void {
  const fresh = ids.filter((id) => !followed.has(id));
  if (fresh.length > 0) change(fresh, 'shown');
}

export function unfollow(id: string): void {
  change([id], 'closed');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readFollowed(): ReadonlyMap<string, 'shown' | 'closed'> {
  return followed;
}

export function useFollowed(): ReadonlyMap<string, 'shown' | 'closed'> {
  return useSyncExternalStore(subscribe, readFollowed);
}
