import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getInvalidKeyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { call } from '../api/call.ts';
import { sessionSignal } from '../token/session-lifetime.ts';
import { readSession } from '../token/session-store.ts';
import { refreshCabinets } from './session.ts';

const EVERY_MS = 5 * 60_000;

/** A key may be refused, or mended by a colleague, while the page stays in front and nobody comes back to it. */
export function keepKeysFresh(): void {
  setInterval(() => {
    if (document.visibilityState !== 'visible' || readSession().stage !== 'ready') return;
    refreshChangedKeys().catch((error: unknown) => console.error('Keys failed to refresh.', error));
  }, EVERY_MS);
}

/** The short list is asked for; the long one only when a key has changed. */
export async function refreshChangedKeys(): Promise<void> {
  const { cabinets } = await call(getInvalidKeyCabinets, {}, { signal: sessionSignal() });
  const known = readSession().cabinets.filter(({ isValid }) => !isValid);
  if (idsOf(cabinets) !== idsOf(known)) await refreshCabinets();
}

function idsOf(cabinets: readonly Pick<Cabinet, 'id'>[]): string {
  return cabinets
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .join();
}
