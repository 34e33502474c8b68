import { showProblem } from './platform/notify.ts';
import { resetSession } from './platform/reset-session.ts';
import { onSessionLost } from './platform/session-events.ts';
import { STORAGE_KEYS } from './platform/storage.ts';
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
}

function leave(): void {
  resetSession();
  const { href, pathname } = router.state.location;
  if (pathname === '/login') return;
  void router.navigate({ to: '/login', search: { redirect: href } });
}
