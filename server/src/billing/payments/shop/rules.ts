import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@vitrina/contract/durations.ts';

/** Attempts of one person, cards among them: more is nobody who pays. */
export const PAYMENT_ATTEMPTS = { attempts: 30, minutes: 60 } as const;

export const KOPECKS = 100;

/** Whoever took a row to look at it and was killed leaves it to the others after this. */
export const LEASE_MS = MINUTE_MS;

/** A page that waits may ask as often as it likes; the provider is asked this often at most. */
export const FRESH_MS = 2 * SECOND_MS;

/** So long a mismatch waits for somebody to have looked. */
export const MISMATCH_PAUSE_MS = HOUR_MS;

/** Orders of the shop that may hold one whose key is forgotten. */
export const FORGOTTEN_SPAN_MS = DAY_MS;

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;
const PAUSE_SHARE = 0.1;

/** Often while a person is at the provider's page, seldom for one who went away: a tenth of the time it has waited. */
export function nextLookMs(ageMs: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, ageMs * PAUSE_SHARE));
}

/** A moment from now. */
export function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
