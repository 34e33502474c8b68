import { onAccessToken, readAccessToken } from './platform/access-token.ts';
import { showProblem } from './platform/notify.ts';
import { resetSession } from './platform/reset-session.ts';
import { onSessionLost } from './platform/session-events.ts';
import { onSession, readSession, type Session } from './platform/session-store.ts';
import { STORAGE_KEYS } from './platform/storage.ts';
import { queries } from './queries.ts';
import { router } from './router.ts';

/** Sends the person to sign in when the session ends under them, here or in another tab. */
export function followSession(): void {
  onSessionLost((problem) => {
    if (problem !== null) showProblem(problem);
    leave();
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.accessToken && newValue === null) leave();
  });
  // What one person was shown is nothing for the next one at this browser.
  onAccessToken(() => {
    if (readAccessToken() === null) queries.clear();
  });
  askGuardAgain();
}

function leave(): void {
  resetSession();
  const { href, pathname } = router.state.location;
  if (pathname === '/login') return;
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
