import { randomInt } from 'node:crypto';
import { NAME_LENGTH } from '@vitrina/contract/accounts/account.ts';

const [SHORTEST, LONGEST] = NAME_LENGTH;
const SUFFIX_DIGITS = 5;

/** A user name out of an address: what stands before the @, as far as names may have it. */
export function suggestUsername(email: string): string {
  const [local = ''] = email.split('@');
  const allowed = local
    .replaceAll(/[^\p{L}\p{Nd}._-]/gu, '')
    .replace(/^[._-]+/, '')
    .slice(0, LONGEST);
  return allowed.length >= SHORTEST ? allowed : `user-${allowed}`.replace(/-$/, '');
}

/** The same name for the next person who would have it. */
export function addSuffix(username: string): string {
  const suffix = `-${String(randomInt(10 ** SUFFIX_DIGITS)).padStart(SUFFIX_DIGITS, '0')}`;
  return username.slice(0, LONGEST - suffix.length) + suffix;
}
