import * as z from 'zod/mini';

/** spec 6: roles are additive; the order of power is ROLE_ORDER. */
export const Role = z.enum([
  'none',
  'owner',
  'analytics',
  'analyticsReadOnly',
  'usersManager',
  'administrator',
]);
export type Role = z.infer<typeof Role>;

/** What a person may do inside a cabinet. */
export const CabinetRight = z.enum(['view', 'edit', 'members', 'users', 'settings', 'key', 'delete']);
export type CabinetRight = z.infer<typeof CabinetRight>;

/** Highest first. Roles are additive, so this orders people by their highest role only. */
export const ROLE_ORDER = [
  'owner',
  'administrator',
  'usersManager',
  'analytics',
  'analyticsReadOnly',
  'none',
] as const satisfies readonly Role[];

/** spec 6: the administrator manages people, settings and the key, and has no analytics of his own. */
const ROLE_RIGHTS: Record<Role, readonly CabinetRight[]> = {
  none: [],
  owner: ['view', 'edit', 'members', 'users', 'settings', 'key', 'delete'],
  analytics: ['view', 'edit', 'members'],
  analyticsReadOnly: ['view', 'members'],
  usersManager: ['members', 'users'],
  administrator: ['members', 'users', 'settings', 'key'],
};

export function rightsOf(roles: readonly Role[]): Set<CabinetRight> {
  return new Set(roles.flatMap((role) => ROLE_RIGHTS[role]));
}

/** Who may call a route: the server enforces it and the web hides buttons by the same value. */
export type Access = 'public' | 'user' | { readonly cabinet: CabinetRight };
