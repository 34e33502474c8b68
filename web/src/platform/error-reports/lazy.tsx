/** Where nobody is idle for long, as on a page that draws without end. */
const LONGEST_WAIT_MS = 5000;
/** For browsers that do not say when they are idle. */
const USUAL_WAIT_MS = 1000;
/** Where no screen comes, because the application itself has failed. */
const LATEST_MS = 15_000;

/**
 * Reports errors of this page, if the server names somebody to report to. The client is fetched when the first screen has
 * been drawn and the page has nothing else to do: no screen waits for it, and what happens before is kept by boot.js.
 */
export function followErrors(afterFirstScreen: (then: () => void) => void): void {
  if (document.querySelector('meta[name="error-reports"]') === null) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    import('./start-client.ts').then(
      ({ startClient }) => startClient(),
      // Without a network there is nobody to report to either.
      () => undefined,
    );
  };
  setTimeout(start, LATEST_MS);
  afterFirstScreen(() => whenPainted(() => whenIdle(start)));
}

function whenPainted(then: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LONGEST_WAIT_MS });
  else setTimeout(then, USUAL_WAIT_MS);
}
