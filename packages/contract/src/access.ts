import * as z from 'zod/mini';

/** product.md 6.1: roles are additive; the order of power is ROLE_ORDER. */
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

/**
 * product.md 6.1: the one table of rules. A right is what a route asks for; as an ability it is an action on a subject,
 * which the server enforces, the web hides by, and `userAbilityRules` stores.
 */
export const RIGHT_RULES = {
  view: { action: 'read', subject: 'analytics' },
  edit: { action: 'change', subject: 'products' },
  members: { action: 'read', subject: 'cabinet' },
  users: { action: 'change', subject: 'users' },
  settings: { action: 'change', subject: 'cabinet' },
  key: { action: 'change', subject: 'key' },
  delete: { action: 'delete', subject: 'cabinet' },
} as const satisfies Record<CabinetRight, { action: string; subject: string }>;

export const AbilityRule = z.object({ action: z.string(), subject: z.string() });
export type AbilityRule = z.infer<typeof AbilityRule>;

/** Highest first. Roles are additive, so this orders people by their highest role only. */
export const ROLE_ORDER = [
  'owner',
  'administrator',
  'usersManager',
  'analytics',
  'analyticsReadOnly',
  'none',
] as const satisfies readonly Role[];

/** product.md 6.1: the administrator manages people, settings and the key, and has no analytics of his own. */
export const ROLE_RIGHTS: Record<Role, readonly CabinetRight[]> = {
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

export function abilityRulesOf(roles: readonly Role[]): AbilityRule[] {
  return [...rightsOf(roles)].map((right) => RIGHT_RULES[right]);
}

/** 0 for the highest; a person counts by the highest of their roles. */
function rankOf(roles: readonly Role[]): number {
  return Math.min(...roles.map((role) => ROLE_ORDER.indexOf(role)), ROLE_ORDER.length - 1);
}

/** product.md 6.2: nobody acts on equal or higher rights, nor gives them. */
export function isBelow(roles: readonly Role[], actor: readonly Role[]): boolean {
  return rankOf(roles) > rankOf(actor);
}

/** Roles that may be given to people at all: the owner is made with the cabinet, and `none` is what is left. */
export const GIVEN_ROLES = ['administrator', 'usersManager', 'analytics', 'analyticsReadOnly'] as const;

/**
 * Who may call a route: the server enforces it and the web hides buttons by the same value. `operator`: those who run the
 * product; to everybody else such a route is not there.
 */
export type Access = 'public' | 'user' | 'operator' | CabinetAccess;

/** What a personal token is for: programs that only look, and programs that also change what the tools show. */
export const TokenScope = z.enum(['read', 'change']);
export type TokenScope = z.infer<typeof TokenScope>;

export type CabinetAccess = {
  readonly cabinet: CabinetRight;
  /** Only reads: whoever looks at the example cabinet may call it too (docs/decisions/0052). */
  readonly isOpenInExample?: true;
};
