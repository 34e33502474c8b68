import { DefaultLayout } from './lazy.tsx';
import { machineNow } from './platform/clock.ts';
import { preload } from './platform/loading/preload.ts';
import { startSession } from './platform/session/start-session.ts';
import { readAccessToken } from './platform/token/access-token.ts';
import { isShared } from './platform/token/shared-secret.ts';
import { isTokenValid } from './platform/token/token.ts';
import { router } from './router.ts';
import { isLikelyShown } from './shell/decide-entry.ts';

/**
 * Fetches the code of the screen that the address names, and asks who the person is, while the texts come: the router would
 * begin with the one after the other. Whoever will be sent to another screen is spared this one.
 */
export function beginEarly(): void {
  const isOfLink = isShared();
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (route === undefined) return;
  const { staticData, component } = route.options;
  const access = staticData?.screen?.access;
  const token = readAccessToken();
  if (!isOfLink && !isLikelyShown(access, token !== null)) return;
  preload(component);
  if (isOfLink || token === null || access === 'public') return;
  preload(DefaultLayout);
  // An old token is renewed first, and whoever asks then is told what goes wrong.
  if (isTokenValid(token, machineNow())) void startSession();
}
