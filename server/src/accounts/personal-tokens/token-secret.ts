import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@vitrina/contract/accounts/personal-tokens.ts';

export function createTokenSecret(): string {
  return `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
}

/** Says nothing of whether it is worth anything. */
export function isPersonalToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

// 256 random bits need no slow hash: there is nothing to guess.
export function hashTokenSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
