import { ROLE_ORDER, type Role, rightsOf } from '@vitrina/contract/access.ts';
import { ERRORS, type ErrorKey } from '@vitrina/contract/errors.ts';
import type { Route } from '@vitrina/contract/route.ts';

/** Who calls: a role in their own cabinet, somebody without one, an operator, or a token that is worth nothing. */
export const CALLERS = [
  ...ROLE_ORDER,
  'stranger',
  'operator',
  'signedOut',
  'forged',
  'unsigned',
  'expired',
  'revoked',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Which cabinet the request names; `none`: the route takes no cabinet; `example`: the one that strangers may read. */
export const PLACES = ['own', 'foreign', 'absent'] as const;
export type Place = (typeof PLACES)[number] | 'none' | 'example';

/** `admitted`, or the exact refusal: its status and its whole body. */
export type Expected = 'admitted' | { status: number; text: string };

function refusal(key: ErrorKey, meta: object = {}): Expected {
  const [subject, action] = key.split('.');
  return { status: ERRORS[key].status, text: JSON.stringify({ error: { subject, action, meta } }) };
}

export function isRole(caller: CallerName): caller is Role {
  return ROLE_ORDER.some((role) => role === caller);
}

const isSignedIn = (caller: CallerName) => caller === 'stranger' || caller === 'operator' || isRole(caller);

/** Read from the contract's `access` and its table of roles alone, never from what the server does. */
export function expectAnswer({ access }: Pick<Route, 'access'>, caller: CallerName, place: Place): Expected {
  if (access === 'public') return 'admitted';
  if (access === 'operator') return caller === 'operator' ? 'admitted' : refusal('request.notFound');
  if (!isSignedIn(caller)) return refusal('user.notAuthorized');
  const isInside = isRole(caller) && place === 'own';
  if (access === 'user') return place === 'none' || isInside ? 'admitted' : refusal('cabinet.notFound');
  if (place === 'example') return access.isOpenInExample === true ? 'admitted' : refusal('cabinet.isExample');
  if (!isInside) return refusal('cabinet.notFound');
  if (rightsOf([caller]).has(access.cabinet)) return 'admitted';
  return access.cabinet === 'delete'
    ? refusal('cabinet.notOwner')
    : refusal('cabinet.insufficientRights', { right: access.cabinet });
}
