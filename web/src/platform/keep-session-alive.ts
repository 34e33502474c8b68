import { onAccessToken, readAccessToken } from './access-token.ts';
import { machineNow } from './clock.ts';
import { renewAccessToken } from './renew-access-token.ts';
import { renewalWaitMs } from './renewal-wait.ts';

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
