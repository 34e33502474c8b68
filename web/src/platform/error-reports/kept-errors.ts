/** An error that came before the client, and when it did, in milliseconds. */
type KeptError = [event: ErrorEvent | PromiseRejectionEvent, at: number];

declare global {
  // Of boot.js: up to twenty, on pages that report errors.
  var keptErrors: KeptError[] | undefined;
}

/** What was thrown, and when. Whatever boot.js keeps from now on has been reported by the client itself. */
export function takeKeptErrors(): { error: unknown; at: number }[] {
  return (globalThis.keptErrors ?? []).splice(0).map(([event, at]) => ({ error: thrownOf(event), at }));
}

function thrownOf(event: KeptError[0]): unknown {
  return 'reason' in event ? event.reason : (event.error ?? event.message);
}
