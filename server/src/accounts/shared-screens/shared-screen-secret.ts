import { randomBytes } from 'node:crypto';
import { SHARED_SCREEN_PREFIX } from '@vitrina/contract/shared-screens/shared-screens.ts';

export function createSharedScreenSecret(): string {
  return `${SHARED_SCREEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** Says nothing of whether it is worth anything. */
export function isSharedScreenSecret(token: string): boolean {
  return token.startsWith(SHARED_SCREEN_PREFIX);
}
