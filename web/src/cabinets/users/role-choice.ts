import { GIVEN_ROLES, isBelow, type Role } from '@vitrina/contract/access.ts';
import type { CabinetUser } from '@vitrina/contract/cabinet.ts';

export type GivenRole = (typeof GIVEN_ROLES)[number];

/** product.md 6.2: nobody gives a role equal to their own highest one, or higher. */
export function mayGive(role: GivenRole, actor: readonly Role[]): boolean {
  return isBelow([role], actor);
}

export type UserLock = 'owner' | 'me' | 'rank';

type Target = Pick<CabinetUser, 'id' | 'roles'>;

/** Why the actor cannot change or remove this person; undefined when they may. */
export function lockOf(
  target: Target,
  actor: { id: number | undefined; roles: readonly Role[] },
): UserLock | undefined {
  if (target.roles.includes('owner')) return 'owner';
  if (target.id === actor.id) return 'me';
  return isBelow(target.roles, actor.roles) ? undefined : 'rank';
}

/** The roles of the dialog: the owner's and `none` are no choice of anybody's. */
export function givenRolesOf(roles: readonly Role[]): GivenRole[] {
  return GIVEN_ROLES.filter((role) => roles.includes(role));
}

export function roleChanges(before: readonly Role[], after: readonly GivenRole[]) {
  return {
    added: after.filter((role) => !before.includes(role)),
    removed: givenRolesOf(before).filter((role) => !after.includes(role)),
  };
}
