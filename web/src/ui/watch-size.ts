/** Tells of every change of an element's size until it is stopped by what comes back. */
export function watchSize(element: Element | null, notify: () => void): () => void {
  const watcher = new ResizeObserver(notify);
  if (element !== null) watcher.observe(element);
  return () => watcher.disconnect();
}
