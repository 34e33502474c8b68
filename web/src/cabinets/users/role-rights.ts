import { CabinetRight, type Role } from '@vitrina/contract/access.ts';
import type { getCabinetPermissionsOrder, getPermissions } from '@vitrina/contract/cabinets.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

type Answers = OutputOf<typeof getPermissions> & OutputOf<typeof getCabinetPermissionsOrder>;

/** The roles in their order, highest first, and each right with the roles that have it; `none` has none. */
export function roleRights({ order, permissions }: Answers): {
  roles: Role[];
  rights: { right: CabinetRight; roles: Role[] }[];
} {
  const roles = order.filter((role) => role !== 'none');
  const mayDo = (right: CabinetRight) =>
    permissions.filter(({ rights }) => rights.includes(right)).map(({ role }) => role);
  return { roles, rights: CabinetRight.options.map((right) => ({ right, roles: mayDo(right) })) };
}
