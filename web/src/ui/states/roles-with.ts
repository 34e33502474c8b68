import { type CabinetRight, GIVEN_ROLES, ROLE_RIGHTS, type Role } from '@vitrina/contract/access.ts';

/** The roles that bring a right; the owner's is not given to anybody. */
export function rolesWith(right: CabinetRight): Role[] {
  return GIVEN_ROLES.filter((role) => ROLE_RIGHTS[role].includes(right));
}
