import { useSyncExternalStore } from 'react';

/** What the colours of the page depend on; boot.js and the preferences write them. */
const ATTRIBUTES = ['data-mantine-color-scheme', 'data-light-primary-color', 'data-dark-primary-color'];

function subscribe(notify: () => void): () => void {
  const watcher = new MutationObserver(notify);
  watcher.observe(document.documentElement, { attributeFilter: ATTRIBUTES });
  return () => watcher.disconnect();
}

function read(): string {
  return ATTRIBUTES.map((name) => document.documentElement.getAttribute(name) ?? '').join(' ');
}

/** Changes with the theme and its primary colour: whoever paints a canvas reads the colours again then. */
export function usePaint(): string {
  return useSyncExternalStore(subscribe, read);
}
