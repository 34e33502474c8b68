import { type CabinetRight, type Role, rightsOf } from '@vitrina/contract/access.ts';

export const CABINET_TABS = [
  'information',
  'collectors',
  'users',
  'limits',
  'tags',
  'settings',
  'webhooks',
  'danger',
] as const;
export type CabinetTab = (typeof CABINET_TABS)[number];

const NEEDED_RIGHTS: Record<CabinetTab, CabinetRight | null> = {
  information: null,
  collectors: 'members',
  users: 'members',
  limits: 'members',
  tags: 'members',
  settings: 'settings',
  webhooks: 'settings',
  danger: 'delete',
};

/** The tabs that somebody with these roles has; the first one is everybody's. */
export function tabsOf(roles: readonly Role[]): CabinetTab[] {
  const rights = rightsOf(roles);
  return CABINET_TABS.filter((tab) => {
    const needed = NEEDED_RIGHTS[tab];
    return needed === null || rights.has(needed);
  });
}

/** A link to a tab that is not theirs opens the first one. */
export function openTab(search: CabinetTab | undefined, roles: readonly Role[]): CabinetTab {
  return tabsOf(roles).find((tab) => tab === search) ?? 'information';
}
