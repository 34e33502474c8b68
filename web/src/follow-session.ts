import { onGuardChange } from './platform/api/on-guard-change.ts';
import { showProblem } from './platform/notify.ts';
import { resetSession } from './platform/session/reset-session.ts';
import { isLogin } from './platform/session/safe-redirect.ts';
import { onAccessToken, readAccessToken } from './platform/token/access-token.ts';
import { onSessionLost } from './platform/token/session-events.ts';
import { readSession } from './platform/token/session-store.ts';
import { answerToToken, isOfToken } from './platform/token/stored-token.ts';
import { queries } from './queries.ts';
import { router } from './router.ts';

/** Sends the person to sign in when the session ends under them, here or in another tab. */
export function followSession(): void {
  onSessionLost((problem) => {
    if (problem !== null) showProblem(problem);
    leave();
  });
  window.addEventListener('storage', ({ key }) => {
    if (isOfToken(key)) meetStoredToken();
  });
  // A page that the browser had put aside was not told what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) meetStoredToken();
  });
  // What one person was shown is nothing for the next one at this browser.
  onAccessToken(() => {
    if (readAccessToken() === null) queries.clear();
  });
  // Rights may change under an open screen: the guard then looks whether the person may stay.
  onGuardChange(() => void router.invalidate());
}

const ANSWERS = { stay: () => undefined, leave, beginAnew: () => window.location.reload() };

function meetStoredToken(): void {
  ANSWERS[answerToToken(readSession().account, readAccessToken())]();
}

function leave(): void {
  resetSession();
  const { href, pathname } = router.state.location;
  if (isLogin(pathname)) return;
  void router.navigate({ to: '/login', search: { redirect: href } });
}
