import { isTokenValid, tokenExpiry } from './token.ts';

const BEFORE_EXPIRY_MS = 60_000;
// A short-lived token or a refused renewal must not become a loop of requests.
const LEAST_WAIT_MS = 5_000;
// A longer timer of a browser runs at once.
const LONGEST_WAIT_MS = 2_147_483_647;

/** How long until a token is renewed: a minute before it expires; undefined where there is nothing to renew. */
export function renewalWaitMs(token: string | null, now: Date): number | undefined {
  const expiry = tokenExpiry(token);
  if (expiry === undefined || !isTokenValid(token, now)) return undefined;
  const waitMs = expiry - BEFORE_EXPIRY_MS - now.getTime();
  return Math.min(Math.max(waitMs, LEAST_WAIT_MS), LONGEST_WAIT_MS);
}
