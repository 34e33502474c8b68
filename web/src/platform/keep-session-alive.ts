import { onAccessToken, readAccessToken } from './access-token.ts';
import { machineNow } from './clock.ts';
import { renewAccessToken } from './renew-access-token.ts';
import { isTokenValid, tokenExpiry } from './token.ts';

const BEFORE_EXPIRY_MS = 60_000;
// A short-lived token or a refused renewal must not become a loop of requests.
const LEAST_WAIT_MS = 5_000;
// A longer timer of a browser runs at once.
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Renews the token a minute before it expires, for as long as a page is open. */
export function keepSessionAlive(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan(): void {
    clearTimeout(timer);
    const token = readAccessToken();
    const expiry = tokenExpiry(token);
    if (expiry === undefined || !isTokenValid(token, machineNow())) return;
    const waitMs = Math.max(LEAST_WAIT_MS, expiry - BEFORE_EXPIRY_MS - machineNow().getTime());
    timer = setTimeout(
      () => {
        void renewAccessToken(token).then(plan);
      },
      Math.min(waitMs, LONGEST_WAIT_MS),
    );
  }
  onAccessToken(plan);
  // Another tab renewed the token or signed out.
  window.addEventListener('storage', plan);
  plan();
}
