import { type CabinetRight, GIVEN_ROLES, type Role, ROLE_RIGHTS } from '@vitrina/contract/access.ts';
import type { ScreenData } from './screen-data.ts';

/** What a screen asks for in the selected cabinet. */
export function rightOf(screen: ScreenData | undefined): CabinetRight | undefined {
  return screen === undefined || typeof screen.access === 'string' ? undefined : screen.access.cabinet;
}

/** The roles that bring a right; the owner's is not given to anybody. */
export function rolesWith(right: CabinetRight): Role[] {
  return GIVEN_ROLES.filter((role) => ROLE_RIGHTS[role].includes(right));
}
