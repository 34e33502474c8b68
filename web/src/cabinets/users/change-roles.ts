import type { Cabinet, CabinetUser } from '@vitrina/contract/cabinet.ts';
import { addPermissions, removePermissions } from '@vitrina/contract/cabinets.ts';
import { call } from '../../platform/api/call.ts';
import { type GivenRole, roleChanges } from './role-choice.ts';

/** Gives before it takes, so that nobody is without a role in between. */
export async function changeRoles(
  cabinetId: Cabinet['id'],
  target: CabinetUser,
  roles: readonly GivenRole[],
): Promise<void> {
  const { added, removed } = roleChanges(target.roles, roles);
  const common = { cabinetId, targetId: target.id };
  if (added.length > 0) await call(addPermissions, { ...common, permissions: added });
  if (removed.length > 0) await call(removePermissions, { ...common, permissions: removed });
}
