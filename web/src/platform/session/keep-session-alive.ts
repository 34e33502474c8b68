import { machineNow } from '../clock.ts';
import { onAccessToken, readAccessToken } from '../token/access-token.ts';
import { renewAccessToken } from '../token/renew-access-token.ts';
import { renewalWaitMs } from '../token/renewal-wait.ts';

/** Renews the token a minute before it expires, for as long as a page is open. */
export function keepSessionAlive(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan(): void {
    clearTimeout(timer);
    const token = readAccessToken();
    const waitMs = renewalWaitMs(token, machineNow());
    if (waitMs === undefined) return;
    timer = setTimeout(() => void renewAccessToken(token).then(plan), waitMs);
  }
  onAccessToken(plan);
  // Another tab renewed the token or signed out.
  window.addEventListener('storage', plan);
  plan();
}
