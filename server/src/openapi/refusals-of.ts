import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { Route } from '@vitrina/contract/route.ts';

const EVERY_ROUTE: readonly ErrorKey[] = [
  'request.invalid',
  'request.tooMany',
  'server.busy',
  'server.unavailable',
  'server.unknown',
];
const WITH_A_BODY: readonly ErrorKey[] = ['request.tooLarge', 'request.unsupportedType'];

/** What whoever is let into a cabinet may be refused besides the route's own errors (cabinets/require-right.ts). */
function refusalsOfCabinet({ access }: Route): readonly ErrorKey[] {
  if (typeof access === 'string') return [];
  const { cabinet: right, isOpenInExample } = access;
  return [
    'cabinet.notFound',
    right === 'delete' ? 'cabinet.notOwner' : 'cabinet.insufficientRights',
    ...(isOpenInExample === true ? [] : (['cabinet.isExample'] as const)),
    ...(right === 'view' || right === 'edit' ? (['cabinet.blocked'] as const) : []),
  ];
}

/** A token that only reads calls what only reads; the office is no route to a program. */
function refusalsOfToken(route: Route): readonly ErrorKey[] {
  const isClosed = route.access !== 'public' && route.access !== 'operator' && tokenScopeOf(route) !== 'read';
  return isClosed ? ['token.notPermitted'] : [];
}

/** Every refusal that a route may answer with, its own ones first. */
export function refusalsOf(route: Route): readonly ErrorKey[] {
  return [
    ...new Set([
      ...route.errors,
      ...(route.access === 'public' ? [] : (['user.notAuthorized'] as const)),
      ...refusalsOfToken(route),
      ...refusalsOfCabinet(route),
      ...(route.method === 'POST' ? WITH_A_BODY : []),
      ...EVERY_ROUTE,
    ]),
  ];
}
