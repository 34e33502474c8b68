import { useSyncExternalStore } from 'react';

/** Dialogs of the shell, of which one is open at a time: each is fetched when it is first asked for. */
export type DialogName = 'palette' | 'shortcuts' | 'news' | 'payment';

type Shown = { name: DialogName; isOpen: boolean } | null;

let shown: Shown = null;
const listeners = new Set<() => void>();

let opener: Element | null = null;

export function showDialog(name: DialogName): void {
  opener = openerAt(document.activeElement);
  change({ name, isOpen: true });
}

function openerAt(focused: Element | null): Element | null {
  // One dialog of the shell may lead to the next: then what opened the first is meant.
  if (shown?.isOpen && focused?.closest('[role="dialog"]')) return opener;
  // The item goes with its menu; the menu's button stays.
  const menu = focused?.closest('[role="menu"]');
  return menu == null ? focused : document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
}

/** The closed one stays known: it has yet to leave the screen. */
export function closeDialog(): void {
  if (shown !== null) change({ ...shown, isOpen: false });
}

/** What had the focus before; undefined where it has left the page since. */
export function openerOfDialog(): HTMLElement | undefined {
  return opener instanceof HTMLElement && opener.isConnected ? opener : undefined;
}

export function readShownDialog(): Shown {
  return shown;
}

export function useShownDialog(): Shown {
  return useSyncExternalStore(subscribe, readShownDialog);
}

function change(next: Shown): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
