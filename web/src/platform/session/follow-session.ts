import { onGuardChange } from '../api/on-guard-change.ts';
import { showProblem } from '../notify.ts';
import { onAccessToken, readAccessToken } from '../token/access-token.ts';
import { onSessionLost } from '../token/session-events.ts';
import { readSession } from '../token/session-store.ts';
import { answerToToken, isOfToken } from '../token/stored-token.ts';
import { resetSession } from './reset-session.ts';
import { isLogin } from './safe-redirect.ts';

type App = {
  /** Of the open screen. */
  readPlace: () => { href: string; pathname: string };
  goToLogin: (redirect: string) => void;
  /** Lets the guard of the open screen decide anew. */
  invalidate: () => void;
  forgetAnswers: () => void;
  reload: () => void;
};

/** Sends the person to sign in when the session ends under them, here or in another tab. */
export function followSession(app: App): void {
  onSessionLost((problem) => {
    if (problem !== null) showProblem(problem);
    leave();
  });
  window.addEventListener('storage', ({ key }) => {
    if (isOfToken(key)) meetStoredToken();
  });
  // A page that the browser had put aside was not notified of what happened meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) meetStoredToken();
  });
  // What one person was shown is nothing for the next one at this browser.
  onAccessToken(() => {
    if (readAccessToken() === null) app.forgetAnswers();
  });
  // Rights may change under an open screen: the guard then looks whether the person may stay.
  onGuardChange(app.invalidate);

  const answers = { stay: () => undefined, leave, beginAnew: app.reload };

  function meetStoredToken(): void {
    answers[answerToToken(readSession().account, readAccessToken())]();
  }

  function leave(): void {
    resetSession();
    const { href, pathname } = app.readPlace();
    if (!isLogin(pathname)) app.goToLogin(href);
  }
}
