import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  addShortcut,
  hasSingleKeys,
  keepSingleKeys,
  onShortcuts,
  readShortcuts,
  type Shortcut,
} from './shortcuts.ts';

type Handler = (event: KeyboardEvent) => void;

/**
 * Works while the caller is mounted, never in a field, a menu or a dialog; null: not now. Keys are named by their
 * place (`KeyG KeyS`, `Slash`, `BracketLeft`), `label` is what `?` lists.
 */
export function useShortcut(keys: string, label: string, handler: Handler | null): void {
  useShortcutOf(keys, label, handler, false);
}

/** The same for what the shell does on every screen. */
export function useShortcutEverywhere(keys: string, label: string, handler: Handler | null): void {
  useShortcutOf(keys, label, handler, true);
}

function useShortcutOf(keys: string, label: string, handler: Handler | null, isEverywhere: boolean): void {
  const fire = useEffectEvent((event: KeyboardEvent) => handler?.(event));
  const isOff = handler === null;
  useEffect(() => {
    if (isOff) return undefined;
    return addShortcut({ keys, label, isEverywhere, fire });
  }, [keys, label, isEverywhere, isOff]);
}

export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(onShortcuts, readShortcuts);
}

/** Whether shortcuts without a modifier key work in this browser. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(onShortcuts, hasSingleKeys), keepSingleKeys];
}
