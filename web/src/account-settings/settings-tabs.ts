export const SETTINGS_TABS = [
  'account',
  'security',
  'tariff',
  'wallet',
  'referral',
  'connections',
  'notifications',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** An address that nobody knows shows the first tab. */
export function settingsTabOf(id: string): SettingsTab {
  return SETTINGS_TABS.find((known) => known === id) ?? 'account';
}
