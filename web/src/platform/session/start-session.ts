import { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { readStoredJson } from '../browser/read-stored-json.ts';
import { readStored, STORAGE_KEYS, writeStored } from '../browser/storage.ts';
import { isPublicDemo } from '../demo.ts';
import { showProblem } from '../notify.ts';
import { Problem } from '../problem.ts';
import { loadSessionTexts } from '../texts/catalogues.ts';
import { sessionSignal } from '../token/session-lifetime.ts';
import { changeSession, readSession } from '../token/session-store.ts';
import { refreshAccount, refreshCabinets, refreshLimits } from './session.ts';

let starting: Promise<boolean> | undefined;

/** product.md 4.1: once after sign-in, account info and cabinets, then the limits. Resolves to whether it worked. */
export function startSession(): Promise<boolean> {
  if (readSession().stage === 'ready') return Promise.resolve(true);
  starting ??= start().finally(() => {
    starting = undefined;
  });
  return starting;
}

async function start(): Promise<boolean> {
  // product.md 3.7: charts are synchronised at the first load, until the person says otherwise.
  if (readStored(STORAGE_KEYS.directionGraphs) === null) writeStored(STORAGE_KEYS.directionGraphs, 'true');
  const lifetime = sessionSignal();
  try {
    // A screen that knew no limits would ask for more days than the plan shows, and be refused.
    await Promise.all([loadAccount(), refreshCabinets().then(refreshLimits), loadSessionTexts()]);
    changeSession({ stage: 'ready', isGuest: isPublicDemo() });
  } catch (error) {
    // The words of what went wrong may still be on their way.
    await loadSessionTexts().catch(() => undefined);
    // Signed out while it was starting: there is nobody to tell.
    if (lifetime.aborted) return false;
    console.error('The session failed to start.', error);
    // A lost session tells for itself (send.ts).
    if (!(error instanceof Problem && error.status === 401)) showProblem(error);
    changeSession({ stage: 'failed' });
    return false;
  }
  return true;
}

/** The stored copy is enough to begin with; a newer one replaces it when it comes. */
async function loadAccount(): Promise<void> {
  const stored = readStoredJson(STORAGE_KEYS.accountInfo, AccountInfo);
  if (stored !== undefined) changeSession({ account: stored });
  const lifetime = sessionSignal();
  const fetching = refreshAccount();
  if (stored === undefined) return fetching;
  fetching.catch((error: unknown) => {
    // Signed out meanwhile: nobody waits for it.
    if (!lifetime.aborted) console.error('Account info failed to refresh.', error);
  });
  return undefined;
}
