import { STORAGE_KEYS } from '../browser/storage.ts';
import { isTokenOfAnother } from './token.ts';

/** Whether another tab may have changed the token; without a key the whole storage was cleared. */
export function isOfToken(key: string | null): boolean {
  return key === null || key === STORAGE_KEYS.accessToken;
}

/** Another tab signed out, or somebody else in. Whoever had not signed in here has nothing to leave. */
export function answerToToken(
  account: { id: number } | null,
  token: string | null,
): 'stay' | 'leave' | 'beginAnew' {
  if (account === null) return 'stay';
  if (token === null) return 'leave';
  // Nothing of one person may be shown or sent in the name of the other.
  return isTokenOfAnother(token, account.id) ? 'beginAnew' : 'stay';
}
