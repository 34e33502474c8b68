import { storeAccessToken } from './access-token.ts';
import { changeSession } from './session-store.ts';
import { STORAGE_KEYS, writeStored } from './storage.ts';

/** spec 4: clears account info, cabinets, the selection and the synced-charts flag; the token goes with them. */
export function resetSession(): void {
  // The screen that is still open keeps drawing its cabinet; the login screen clears the rest when it appears.
  changeSession({ stage: 'idle' });
  storeAccessToken(null);
  writeStored(STORAGE_KEYS.accountInfo, null);
  writeStored(STORAGE_KEYS.cabinet, null);
  writeStored(STORAGE_KEYS.directionGraphs, null);
}
