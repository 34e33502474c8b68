import { AccessToken } from '@vitrina/contract/accounts/account.ts';
import { refresh } from '@vitrina/contract/accounts/session.ts';
import * as z from 'zod/mini';
import { machineNow } from '../clock.ts';
import { urlOf } from '../url-of.ts';
import { readAccessToken, storeAccessToken } from './access-token.ts';
import { isTokenValid } from './token.ts';

const LOCK = 'vitrina-renew-access-token';

/** `unavailable`: nobody could be asked, so the session may still be alive. */
type Renewal = 'renewed' | 'refused' | 'unavailable';

let running: Promise<Renewal> | undefined;

/**
 * Trades the refresh cookie for a new access token. The cookie rotates on use, so only one tab may do it at a time:
 * the one that waited finds the other's token and takes it. `renewed`: there is a usable token now.
 */
export function renewAccessToken(stale: string | null): Promise<Renewal> {
  running ??= underLock(() => renew(stale)).finally(() => {
    running = undefined;
  });
  return running;
}

async function underLock(work: () => Promise<Renewal>): Promise<Renewal> {
  // Locks exist only in secure contexts; over plain HTTP two tabs may race and one of them signs in again.
  return 'locks' in navigator ? await navigator.locks.request(LOCK, work) : await work();
}

async function renew(stale: string | null): Promise<Renewal> {
  const current = readAccessToken();
  if (current === null) return 'refused';
  if (current !== stale && isTokenValid(current, machineNow())) return 'renewed';
  try {
    const response = await fetch(urlOf(refresh), {
      method: refresh.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    });
    if (response.status === 401) return 'refused';
    const answer = response.ok ? z.safeParse(AccessToken, await response.json()) : undefined;
    if (answer?.success !== true) return 'unavailable';
    // Signed out here while the answer was on its way.
    if (readAccessToken() === null) return 'refused';
    storeAccessToken(answer.data.accessToken);
    return 'renewed';
  } catch {
    return 'unavailable';
  }
}
