import { storeAccessToken } from './access-token.ts';
import { changeSession, NO_SESSION } from './session-store.ts';
import { STORAGE_KEYS, writeStored } from './storage.ts';

/** spec 4: clears account info, cabinets, the selection and the synced-charts flag; the token goes with them. */
export function resetSession(): void {
  changeSession(NO_SESSION);
  storeAccessToken(null);
  writeStored(STORAGE_KEYS.accountInfo, null);
  writeStored(STORAGE_KEYS.cabinet, null);
  writeStored(STORAGE_KEYS.directionGraphs, null);
}
