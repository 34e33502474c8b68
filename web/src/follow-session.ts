import { onAccessToken, readAccessToken } from './platform/access-token.ts';
import { showProblem } from './platform/notify.ts';
import { resetSession } from './platform/reset-session.ts';
import { isLogin } from './platform/safe-redirect.ts';
import { onSessionLost } from './platform/session-events.ts';
import { onSession, readSession, type Session } from './platform/session-store.ts';
import { STORAGE_KEYS } from './platform/storage.ts';
import { isTokenOfAnother } from './platform/token.ts';
import { queries } from './queries.ts';
import { router } from './router.ts';

/** Sends the person to sign in when the session ends under them, here or in another tab. */
export function followSession(): void {
  onSessionLost((problem) => {
    if (problem !== null) showProblem(problem);
    leave();
  });
  window.addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === null || key === STORAGE_KEYS.accessToken) meetStoredToken();
  });
  // A page that the browser had put aside was not told what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) meetStoredToken();
  });
  // What one person was shown is nothing for the next one at this browser.
  onAccessToken(() => {
    if (readAccessToken() === null) queries.clear();
  });
  askGuardAgain();
}

/** Another tab signed out, or somebody else in. Whoever had not signed in here has nothing to leave. */
function meetStoredToken(): void {
  const { account } = readSession();
  const token = readAccessToken();
  if (account === null) return;
  if (token === null) leave();
  // Nothing of one person may be shown or sent in the name of the other: the page begins anew.
  else if (isTokenOfAnother(token, account.id)) window.location.reload();
}

function leave(): void {
  resetSession();
  const { href, pathname } = router.state.location;
  if (isLogin(pathname)) return;
  void router.navigate({ to: '/login', search: { redirect: href } });
}

/** Rights may change under an open screen: the guard then looks whether the person may stay. */
function askGuardAgain(): void {
  let known = readSession();
  onSession(() => {
    const before = known;
    known = readSession();
    const isSame = before.stage !== 'ready' || known.stage !== 'ready' || guarded(before) === guarded(known);
    if (!isSame) void router.invalidate();
  });
}

function guarded({ account, cabinet, ability }: Session): string {
  return JSON.stringify([account?.hasAllPagesAccess, cabinet !== null, ability.rules]);
}
