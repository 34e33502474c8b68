import { expect, test } from 'vitest';
import { SETTINGS_TABS, settingsTabOf } from './settings-tabs.ts';

test.each(SETTINGS_TABS)('the address of %s shows it', (tab) => {
  expect(settingsTabOf(tab)).toBe(tab);
});

test.each(['', 'Wallet', 'constructor', 'password'])('an unknown tab "%s" shows the account', (id) => {
  expect(settingsTabOf(id)).toBe('account');
});
