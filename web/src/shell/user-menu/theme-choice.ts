import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from '../../platform/browser/storage.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const listeners = new Set<() => void>();

function read(): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === readStored(STORAGE_KEYS.theme)) ?? 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(choice: ThemeChoice): void {
  writeStored(STORAGE_KEYS.theme, choice);
  listeners.forEach((listener) => listener());
}

/** product.md 9.7: light by default. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}

/** product.md 4.4: system currently resolves to light; the choice itself is kept. */
export function schemeOf(choice: ThemeChoice): 'light' | 'dark' {
  return choice === 'dark' ? 'dark' : 'light';
}

/** What a press turns the drawn scheme into. */
export function otherScheme(choice: ThemeChoice): 'light' | 'dark' {
  return schemeOf(choice) === 'dark' ? 'light' : 'dark';
}
