import type { CabinetId, SavedViewId } from '@vitrina/contract/ids.ts';
import type { SavedViewScreen } from '@vitrina/contract/saved-views.ts';
import { useSyncExternalStore } from 'react';

type Place = { cabinetId: CabinetId; screen: SavedViewScreen };

// As long as the page is open: which view each screen was opened with. null: the person went back to the plain screen.
const opened = new Map<string, SavedViewId | null>();
const listeners = new Set<() => void>();

export function keepOpened(place: Place, viewId: SavedViewId | null): void {
  opened.set(keyOf(place), viewId);
  listeners.forEach((listener) => listener());
}

export function useOpenedId(place: Place): SavedViewId | null | undefined {
  return useSyncExternalStore(subscribe, () => opened.get(keyOf(place)));
}

function keyOf({ cabinetId, screen }: Place): string {
  return `${cabinetId} ${screen}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
