import { GIVEN_ROLES, isBelow, ROLE_ORDER, type Role, rightsOf } from '@vitrina/contract/access.ts';

export type GivenRole = (typeof GIVEN_ROLES)[number];

function mayActOn(actor: readonly Role[], target: readonly Role[]): boolean {
  return rightsOf(actor).has('users') && isBelow(target, actor);
}

/** product.md 6.2: nobody acts on equal or higher rights, nor gives or takes an equal or higher role. */
export function mayChangeRoles(
  actor: readonly Role[],
  target: readonly Role[],
  given: readonly Role[],
): boolean {
  return mayActOn(actor, target) && isBelow(given, actor);
}

/** Nobody removes themself this way: their own rights are equal. */
export function mayRemove(actor: readonly Role[], target: readonly Role[]): boolean {
  return mayActOn(actor, target);
}

/** Also asked about an invitation that waits: it stands as long as its sender could send it again. */
export function mayInvite(inviter: readonly Role[], invited: readonly Role[]): boolean {
  return mayActOn(inviter, invited);
}

/** Highest first, each once; `none` is what stands for no role at all. */
function inOrder(roles: readonly Role[]): Role[] {
  const ordered = ROLE_ORDER.filter((role) => role !== 'none' && roles.includes(role));
  return ordered.length > 0 ? ordered : ['none'];
}

export function addRoles(roles: readonly Role[], given: readonly Role[]): Role[] {
  return inOrder([...roles, ...given]);
}

export function removeRoles(roles: readonly Role[], taken: readonly Role[]): Role[] {
  return inOrder(roles.filter((role) => !taken.includes(role)));
}

export function areSameRoles(one: readonly Role[], other: readonly Role[]): boolean {
  return ROLE_ORDER.every((role) => one.includes(role) === other.includes(role));
}

/** What may be given at all, highest first and each once. */
export function orderGiven(roles: readonly Role[]): GivenRole[] {
  return GIVEN_ROLES.filter((role) => roles.includes(role));
}
