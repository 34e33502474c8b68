/** Tells of every change of an element's size until it is stopped by what comes back. */
export function watchSize(element: Element | null, tell: () => void): () => void {
  const watcher = new ResizeObserver(tell);
  if (element !== null) watcher.observe(element);
  return () => watcher.disconnect();
}
