import type { Shortcut } from '../../platform/browser/shortcuts.ts';

/** One thing that may be done, and every way to press for it. */
export type ListedShortcut = { label: string; keys: string[] };
export type ListedShortcuts = { everywhere: ListedShortcut[]; here: ListedShortcut[] };

/** What `?` lists: of two with the same keys the newer one, which is the one that works. */
export function listedShortcuts(known: readonly Shortcut[]): ListedShortcuts {
  const working = [...new Map(known.map((one) => [one.keys, one])).values()];
  return {
    everywhere: byLabel(working.filter(({ isEverywhere }) => isEverywhere)),
    here: byLabel(working.filter(({ isEverywhere }) => !isEverywhere)),
  };
}

function byLabel(shortcuts: readonly Shortcut[]): ListedShortcut[] {
  const labels = [...new Set(shortcuts.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    keys: shortcuts.filter((one) => one.label === label).map(({ keys }) => keys),
  }));
}
