import './theme/mantine.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/primary.css';
import './theme/layout.css';
import './theme/global.css';
import './theme/print.css';
import { SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beginEarly } from './begin-early.ts';
import { followConnection } from './follow-connection.ts';
import { followLanguage } from './follow-language.ts';
import { readDemo } from './platform/demo.ts';
import { followErrors } from './platform/error-reports/lazy.tsx';
import { followSession } from './platform/session/follow-session.ts';
import { keepKeysFresh } from './platform/session/keep-keys-fresh.ts';
import { keepRightsFresh } from './platform/session/keep-rights-fresh.ts';
import { keepSessionAlive } from './platform/session/keep-session-alive.ts';
import { isLogin } from './platform/session/safe-redirect.ts';
import { startLanguage } from './platform/texts/start-language.ts';
import { onSessionLost } from './platform/token/session-events.ts';
import { isShared, openKeptScreen } from './platform/token/shared-secret.ts';
import { queries } from './queries.ts';
import { router } from './router.ts';

// In development components come in one piece, without styles of their own (mantine-styles.ts).
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

readDemo(document);
openKeptScreen();

/** Once the screen that shows them has gone: without them it would ask for them again. */
function forgetAnswers(): void {
  if (isLogin(router.state.location.pathname)) {
    queries.clear();
    return;
  }
  void queries.cancelQueries();
  const stop = router.subscribe('onRendered', () => {
    stop();
    queries.clear();
  });
}

function keepSession(): void {
  followSession({
    readPlace: () => router.state.location,
    goToLogin: (redirect) => void router.navigate({ to: '/login', search: { redirect } }),
    invalidate: () => void router.invalidate(),
    forgetAnswers,
    reload: () => window.location.reload(),
  });
  keepSessionAlive();
  keepRightsFresh();
  keepKeysFresh();
}

followErrors((then) => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    then();
  });
});
const language = startLanguage();
followLanguage();
followConnection();
// A page that a link has opened has no session, and keeps clear of that of the same browser.
if (isShared()) onSessionLost(() => window.location.replace(SHARED_PATH));
else keepSession();
beginEarly();
await language;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
