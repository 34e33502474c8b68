import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { Problem } from '../../platform/problem.ts';
import { type SharedView, startShared } from '../../platform/session/shared-session.ts';

/** A page that a link has opened shows its screen and no other one. */
export async function guardShared(secret: string, { pathname }: ParsedLocation): Promise<void> {
  let view: SharedView;
  try {
    view = await startShared(secret);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // That page says what is wrong, and asks again.
    throw redirect({ href: SHARED_PATH, reloadDocument: true });
  }
  if (pathname !== view.screen) throw redirect({ href: hrefOfShared(view), replace: true });
}

export function hrefOfShared({ screen, state }: Pick<SharedView, 'screen' | 'state'>): string {
  return state === '' ? screen : `${screen}?${state}`;
}
