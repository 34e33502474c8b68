import type { MenuEntry } from '../menu-entries.ts';

/** interface-rules.md G15: `g` and the letter of a screen. */
const LETTERS = {
  KeyS: '/statistics',
  KeyP: '/position-check',
  KeyR: '/radar-changes',
  KeyA: '/ab-test',
  KeyC: '/cabinets',
} as const;

export type GoKey = keyof typeof LETTERS;

/** Where the letter leads; undefined when there is no such screen for this person. */
export function pageOf(key: GoKey, pages: readonly MenuEntry[]): MenuEntry | undefined {
  return pages.find(({ route }) => route === LETTERS[key]);
}
