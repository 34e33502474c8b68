import { STORAGE_KEYS, writeStored } from '../browser/storage.ts';
import { storeAccessToken } from '../token/access-token.ts';
import { endLifetime } from '../token/session-lifetime.ts';
import { changeSession, NO_SESSION } from '../token/session-store.ts';

/** What belongs to the person who leaves; choices of this browser stay. */
const OF_PERSON = ['accountInfo', 'cabinet', 'directionGraphs', 'userAbilityRules', 'userData'] as const;

/** Names of products and queries that the person went to from the palette. */
export const RECENT_GOALS = 'recentGoals';

/**
 * product.md 4.3: clears account info, cabinets, the selection and the synced-charts flag; token and rights go with
 * them.
 */
export function resetSession(): void {
  endLifetime();
  // The screen that is still open keeps drawing its cabinet; the next person's session clears the rest.
  changeSession({ stage: 'idle' });
  storeAccessToken(null);
  forgetPerson();
}

/** Somebody signed in, perhaps over the session of another tab: nothing of the last person stays. */
export function beginSession(accessToken: string): void {
  endLifetime();
  changeSession(NO_SESSION);
  forgetPerson();
  storeAccessToken(accessToken);
}

function forgetPerson(): void {
  OF_PERSON.forEach((name) => writeStored(STORAGE_KEYS[name], null));
  writeStored(RECENT_GOALS, null);
}
