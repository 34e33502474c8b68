import { runSpaced } from '../run-spaced.ts';
import { onRightsRefused } from '../token/session-events.ts';
import { readSession } from '../token/session-store.ts';
import { refreshCabinets } from './session.ts';

const LEAST_BETWEEN_MS = 30_000;

/** Colleagues change roles at any time: the tab looks again when the person comes back and when it was refused. */
export function keepRightsFresh(): void {
  const look = runSpaced(() => {
    if (readSession().stage !== 'ready') return;
    refreshCabinets().catch((error: unknown) => console.error('Rights failed to refresh.', error));
  }, LEAST_BETWEEN_MS);
  window.addEventListener('focus', look);
  onRightsRefused(look);
}
