import { AccessToken } from '@vitrina/contract/account.ts';
import { refresh } from '@vitrina/contract/accounts.ts';
import * as z from 'zod/mini';
import { readAccessToken, storeAccessToken } from './access-token.ts';
import { machineNow } from './clock.ts';
import { isTokenValid } from './token.ts';
import { urlOf } from './url-of.ts';

const LOCK = 'vitrina-renew-access-token';

let running: Promise<boolean> | undefined;

/**
 * Trades the refresh cookie for a new access token. The cookie rotates on use, so only one tab may do it at a time:
 * the one that waited finds the other's token and takes it. Resolves to whether there is a usable token now.
 */
export function renewAccessToken(stale: string | null): Promise<boolean> {
  running ??= underLock(() => renew(stale)).finally(() => {
    running = undefined;
  });
  return running;
}

async function underLock(work: () => Promise<boolean>): Promise<boolean> {
  // Locks exist only in secure contexts; over plain HTTP two tabs may race and one of them signs in again.
  return 'locks' in navigator ? await navigator.locks.request(LOCK, work) : await work();
}

async function renew(stale: string | null): Promise<boolean> {
  const current = readAccessToken();
  if (current === null) {
    return false;
  }
  if (current !== stale && isTokenValid(current, machineNow())) {
    return true;
  }
  try {
    const response = await fetch(urlOf(refresh), {
      method: refresh.method,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    });
    const answer = response.ok ? z.safeParse(AccessToken, await response.json()) : undefined;
    if (answer?.success !== true) {
      return false;
    }
    storeAccessToken(answer.data.accessToken);
    return true;
  } catch {
    return false;
  }
}
