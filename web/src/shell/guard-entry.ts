import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { rightsOf } from '@vitrina/contract/access.ts';
import i18next from 'i18next';
import { readAccessToken } from '../platform/access-token.ts';
import { machineNow } from '../platform/clock.ts';
import { showError } from '../platform/notify.ts';
import { renewAccessToken } from '../platform/renew-access-token.ts';
import { resetSession } from '../platform/reset-session.ts';
import { safeRedirect } from '../platform/safe-redirect.ts';
import { readSession } from '../platform/session-store.ts';
import { startSession } from '../platform/start-session.ts';
import { isTokenValid } from '../platform/token.ts';
import { decideEntry, type Visitor } from './decide-entry.ts';
import type { ScreenData } from './screen-data.ts';

/** Lets the visitor in, or throws the redirect of the router. */
export async function guardEntry(screen: ScreenData, location: ParsedLocation): Promise<void> {
  if (screen.access !== 'public') await renewExpired();
  let entry = decideEntry(screen, visitor());
  if (entry === 'start') entry = (await startSession()) ? decideEntry(screen, visitor()) : 'login';
  switch (entry) {
    case 'login':
      // A failed start keeps the token: the server may only be away for a moment.
      if (!visitor().isTokenValid) resetSession();
      throw redirect({ to: '/login', search: { redirect: location.href } });
    case 'cabinets':
      showError(i18next.t('shell.needCabinet'), 'needCabinet');
      throw redirect({ to: '/cabinets' });
    case 'notAuthorized':
      throw redirect({ to: '/not-authorized' });
    case 'onward':
      throw redirect({ href: onwardFrom(location) });
    default:
  }
}

/** A page opened after the token's ten minutes gets one silent renewal before the guard looks. */
async function renewExpired(): Promise<void> {
  const token = readAccessToken();
  if (token !== null && !isTokenValid(token, machineNow())) await renewAccessToken(token);
}

function visitor(): Visitor {
  const { stage, cabinet } = readSession();
  return {
    isTokenValid: isTokenValid(readAccessToken(), machineNow()),
    stage,
    hasCabinet: cabinet !== null,
    rights: rightsOf(cabinet?.roles ?? []),
  };
}

function onwardFrom({ searchStr }: ParsedLocation): string {
  const asked = new URLSearchParams(searchStr);
  return safeRedirect(asked.get('redirect') ?? asked.get('to') ?? undefined) ?? '/statistics';
}
