import { type ParsedLocation, redirect } from '@tanstack/react-router';
import i18next from 'i18next';
import { landing } from '../accounts/landing.ts';
import { hrefWithoutCabinet, namedCabinet } from '../platform/browser/share-link.ts';
import { machineNow } from '../platform/clock.ts';
import { isPublicDemo } from '../platform/demo.ts';
import { showError, showNotice, showProblem } from '../platform/notify.ts';
import { Problem } from '../platform/problem.ts';
import { resetSession } from '../platform/session/reset-session.ts';
import { isLogin } from '../platform/session/safe-redirect.ts';
import { refreshAccount, selectCabinet } from '../platform/session/session.ts';
import { startSession } from '../platform/session/start-session.ts';
import { isAbleTo } from '../platform/token/ability.ts';
import { readAccessToken } from '../platform/token/access-token.ts';
import { renewAccessToken } from '../platform/token/renew-access-token.ts';
import { changeSession, readSession } from '../platform/token/session-store.ts';
import { sharedSecret } from '../platform/token/shared-secret.ts';
import { isTokenValid } from '../platform/token/token.ts';
import { decideAccess, decideCabinet, decideOwnId, decideSession, type Visitor } from './decide-entry.ts';
import { decideDemo } from './demo/decide-demo.ts';
import type { ScreenData } from './screen-data.ts';
import { guardShared } from './shared-screen/guard-shared.ts';

/** Lets the visitor in, or throws the redirect of the router. */
export async function guardEntry(
  screen: ScreenData,
  location: ParsedLocation,
  idInAddress: string | undefined,
): Promise<void> {
  const secret = sharedSecret();
  if (secret !== null) return guardShared(secret, location);
  if (screen.access !== 'public' && (await renewExpired()) === 'unavailable' && screen.access !== 'guest') {
    // The server may only be away for a moment: the token stays, and the next screen asks again.
    changeSession({ stage: 'failed' });
    showProblem(new Problem('server.unavailable', {}, 0));
    throw redirect({ to: '/login', search: { redirect: location.href } });
  }
  await guardSession(screen, location);
  if (isPublicDemo()) guardDemo(screen, location);
  await guardCabinet(screen, location);
  await guardOwnId(screen, idInAddress);
  if (screen.access === 'operator') await renewAccount();
  guardAccess(screen, location);
}

/** A session begins with the stored copy, which may be older than the command that made an operator or took the flag back. */
async function renewAccount(): Promise<void> {
  await refreshAccount().catch((error: unknown) => console.error('Account info failed to refresh.', error));
}

async function guardSession(screen: ScreenData, location: ParsedLocation): Promise<void> {
  let entry = decideSession(screen, visitor());
  if (entry === 'start') entry = (await startSession()) ? decideSession(screen, visitor()) : 'login';
  switch (entry) {
    case 'login':
      // A failed start keeps the token: the server may only be away for a moment.
      if (!visitor().isSignedIn) resetSession();
      throw redirect({ to: '/login', search: { redirect: location.href } });
    case 'cabinets':
      showError(i18next.t('shell.needCabinet'), 'needCabinet');
      throw redirect({ to: '/cabinets' });
    default:
  }
}

/** What a public demo does not have: accounts, and whatever is about them. */
function guardDemo(screen: ScreenData, location: ParsedLocation): void {
  const goal = decideDemo(screen, {
    isLogin: isLogin(location.pathname),
    hasCabinet: readSession().cabinet !== null,
  });
  if (goal === undefined) return;
  if (goal === '/statistics') showError(i18next.t('errors.demo.readOnly'), 'demo');
  throw redirect({ to: goal });
}

/** A shared link says whose data it shows: that cabinet is chosen, and the address is the screen's own again. */
async function guardCabinet(screen: ScreenData, location: ParsedLocation): Promise<void> {
  const cabinetId = namedCabinet(location.searchStr);
  const { cabinets, cabinet } = readSession();
  // The example that is looked at is none of one's own.
  const known = cabinet === null ? cabinets : [...cabinets, cabinet];
  switch (decideCabinet(screen, cabinetId, known)) {
    case 'choose':
      if (cabinetId) await selectCabinet(cabinetId);
      throw redirect({ href: hrefWithoutCabinet(location), replace: true });
    case 'notAuthorized':
      throw redirect({
        to: '/not-authorized',
        search: { from: location.href, ...(cabinetId ? { cabinet: cabinetId } : {}) },
      });
    default:
  }
}

/** The address says whose products it shows. */
async function guardOwnId(screen: ScreenData, idInAddress: string | undefined): Promise<void> {
  const entry = decideOwnId(screen, idInAddress, readSession());
  if (entry === 'notFound') throw notFound();
  if (entry !== 'enter') await selectCabinet(entry);
}

const notFound = () =>
  redirect({ to: '/pages/misc/not-found/$error', params: { error: '404' }, replace: true });

function guardAccess(screen: ScreenData, location: ParsedLocation): void {
  const input = Object.fromEntries(new URLSearchParams(location.searchStr));
  switch (decideAccess(screen, visitor())) {
    case 'onward':
      if (isLogin(location.pathname)) throw redirect({ href: landing(input) });
      showNotice(i18next.t('shell.alreadySignedIn'));
      throw redirect({ to: '/login', search: input });
    case 'onlyCabinets':
      throw redirect({ to: '/cabinets' });
    case 'notAuthorized':
      throw redirect({ to: '/not-authorized', search: { from: location.href } });
    case 'notFound':
      throw notFound();
    case 'loginTo':
      throw redirect({ to: '/login', search: { ...input, to: location.pathname } });
    default:
  }
}

/** A page opened after the token's ten minutes gets one silent renewal before the guard looks. */
async function renewExpired() {
  const token = readAccessToken();
  return token === null || isTokenValid(token, machineNow()) ? undefined : renewAccessToken(token);
}

function visitor(): Visitor {
  const { stage, account, cabinet, ability } = readSession();
  return {
    isSignedIn: isTokenValid(readAccessToken(), machineNow()),
    stage,
    hasCabinet: cabinet !== null,
    hasAllPagesAccess: account?.hasAllPagesAccess !== false,
    isOperator: account?.isOperator === true,
    isAbleTo: (right) => isAbleTo(ability, right),
  };
}
