import type { CabinetRight } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { ScreenData } from './screen-data.ts';

export type Visitor = {
  isSignedIn: boolean;
  stage: 'idle' | 'ready' | 'failed';
  hasCabinet: boolean;
  hasAllPagesAccess: boolean;
  isOperator: boolean;
  isAbleTo: (right: CabinetRight) => boolean;
};

type Screen = Pick<ScreenData, 'access' | 'isWithoutCabinet' | 'isOpenToAll'>;

/** product.md 2.1: everything that a person signs in for, except the list of cabinets and what is about the person. */
export function needsCabinet({ access, isWithoutCabinet }: Screen): boolean {
  return access !== 'public' && access !== 'guest' && isWithoutCabinet !== true;
}

/**
 * Whether the screen of an address is likely to be the one that is shown, before anybody was asked: guests are led to signing in,
 * and those who are signed in away from it.
 */
export function isLikelyShown(access: Screen['access'] | undefined, hasToken: boolean): boolean {
  return access === 'public' || (access === 'guest') !== hasToken;
}

/** product.md 4.1, in this order: who are you, and have you a cabinet. `start`: initialise and ask again. */
export function decideSession(screen: Screen, visitor: Visitor): 'enter' | 'login' | 'start' | 'cabinets' {
  if (screen.access === 'public' || screen.access === 'guest') return 'enter';
  if (!visitor.isSignedIn) return 'login';
  if (visitor.stage !== 'ready') return 'start';
  return needsCabinet(screen) && !visitor.hasCabinet ? 'cabinets' : 'enter';
}

/**
 * A link that names a cabinet (share-link.ts). undefined: it names none; null: what it names is no cabinet at all. Of which state it
 * is, its screens say for themselves.
 */
export function decideCabinet(
  { access }: Screen,
  named: CabinetId | null | undefined,
  cabinets: readonly Pick<Cabinet, 'id'>[],
): 'enter' | 'choose' | 'notAuthorized' {
  if (named === undefined || access === 'public' || access === 'guest') return 'enter';
  return cabinets.some(({ id }) => id === named) ? 'choose' : 'notAuthorized';
}

/**
 * A screen whose {id} is a cabinet shows that one: it is chosen if it is the person's own, and there is no such page
 * otherwise.
 */
export function decideOwnId(
  { onSwitch }: Pick<ScreenData, 'onSwitch'>,
  idInAddress: string | undefined,
  { cabinet, cabinets }: { cabinet: Pick<Cabinet, 'id'> | null; cabinets: readonly Pick<Cabinet, 'id'>[] },
): 'enter' | 'notFound' | CabinetId {
  if (onSwitch !== 'ownId' || String(cabinet?.id) === idInAddress) return 'enter';
  return cabinets.find(({ id }) => String(id) === idInAddress)?.id ?? 'notFound';
}

/** product.md 4.2: may you see this screen. `loginTo`: the session ended while the first one asked. */
export function decideAccess(
  { access, isOpenToAll }: Screen,
  visitor: Visitor,
): 'enter' | 'onward' | 'onlyCabinets' | 'notAuthorized' | 'notFound' | 'loginTo' {
  if (access === 'public') return 'enter';
  if (access === 'guest') {
    // After a failed start the login screen must hold, or the two would send the person to and fro for ever.
    return visitor.isSignedIn && visitor.stage !== 'failed' ? 'onward' : 'enter';
  }
  if (access === 'operator') return visitor.isOperator ? 'enter' : 'notFound';
  if (!visitor.hasAllPagesAccess && isOpenToAll !== true) return 'onlyCabinets';
  if (access === 'user' || visitor.isAbleTo(access.cabinet)) return 'enter';
  return visitor.isSignedIn ? 'notAuthorized' : 'loginTo';
}
