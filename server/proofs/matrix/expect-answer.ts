import { ROLE_ORDER, type Role, rightsOf } from '@vitrina/contract/access.ts';
import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import { ERRORS, type ErrorKey } from '@vitrina/contract/errors.ts';
import type { Route } from '@vitrina/contract/route.ts';

/**
 * Who calls: a role in their own cabinet, somebody without one, an operator, a token that is worth nothing, or a program: with
 * the owner's personal token that only reads, with that of somebody who works with analytics in the own and in the foreign
 * cabinet, chosen for the own one, and with two that have ended; or somebody with the owner's link to one screen, and with
 * one that was revoked.
 */
export const CALLERS = [
  ...ROLE_ORDER,
  'stranger',
  'operator',
  'signedOut',
  'forged',
  'unsigned',
  'expired',
  'revoked',
  'readToken',
  'employeeToken',
  'expiredToken',
  'revokedToken',
  'link',
  'revokedLink',
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

/** Of whose personal token it is the right and the scope; the cabinet is the own one. */
const PROGRAMS = {
  readToken: { role: 'owner', scope: 'read' },
  employeeToken: { role: 'analytics', scope: 'change' },
} as const;
export type ProgramName = keyof typeof PROGRAMS;

export function isProgram(caller: CallerName): caller is ProgramName {
  return caller in PROGRAMS;
}

/** A program gets what its person gets in the cabinet that was chosen, within the scope, and is a stranger elsewhere. */
function expectForProgram(route: Called, caller: ProgramName, place: Place): Expected {
  if (route.access === 'operator') return refusal('request.notFound');
  const { role, scope } = PROGRAMS[caller];
  const needed = tokenScopeOf(route);
  if (needed === undefined || (needed === 'change' && scope === 'read')) return refusal('token.notPermitted');
  if (place === 'foreign' || place === 'absent' || place === 'example') return refusal('cabinet.notFound');
  return expectAnswer(route, role, place);
}

/** What the link of the matrix was made for, in the own cabinet. */
export const LINKED = { path: 'sharpJumps/getAll', input: { marketplace: 'ozon' } } as const;

/** One question of one cabinet; whatever else is there, and whatever is not, is refused with the same words. */
function expectForLink({ access, path }: Called, place: Place): Expected {
  if (access === 'operator') return refusal('request.notFound');
  return path === LINKED.path && place === 'own' ? 'admitted' : refusal('sharedScreen.notPermitted');
}

type Called = Pick<Route, 'access' | 'tokens'> & { path?: string };

/** Read from the contract's `access` and its table of roles alone, never from what the server does. */
export function expectAnswer(route: Called, caller: CallerName, place: Place): Expected {
  const { access } = route;
  if (access === 'public') return 'admitted';
  if (caller === 'link') return expectForLink(route, place);
  if (isProgram(caller)) return expectForProgram(route, caller, place);
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
