import type { SessionInfo } from '@vitrina/contract/accounts/account.ts';

/** "Firefox 141 · Windows"; undefined when the browser did not say what it is. */
export function deviceOf({ browser, system }: Pick<SessionInfo, 'browser' | 'system'>): string | undefined {
  const parts = [browser, system].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ');
}
