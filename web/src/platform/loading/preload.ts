/** Fetches a part before it is drawn, and a screen of the router again: it keeps a failure until it is told to. */
export function preload(screen: unknown): void {
  if (typeof screen === 'function' && 'preload' in screen && typeof screen.preload === 'function') {
    screen.preload();
  }
}
