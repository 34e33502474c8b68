import type { Role } from '@vitrina/contract/access.ts';
import { expect, it, test } from 'vitest';
import { CABINET_TABS, openTab, tabsOf } from './cabinet-tabs.ts';

const LOOK = ['information', 'collectors', 'users', 'limits', 'tags'];

test.each<[Role[], readonly string[]]>([
  [['owner'], CABINET_TABS],
  [['administrator'], [...LOOK, 'settings', 'webhooks']],
  [['usersManager'], LOOK],
  [['analytics'], LOOK],
  [['analyticsReadOnly'], LOOK],
  [
    ['analytics', 'administrator'],
    [...LOOK, 'settings', 'webhooks'],
  ],
  [['none'], ['information']],
])('%j has the tabs %j', (roles, tabs) => {
  expect(tabsOf(roles)).toEqual(tabs);
});

it('opens the tab of the address only for whoever has it', () => {
  expect(openTab('danger', ['owner'])).toBe('danger');
  expect(openTab('danger', ['administrator'])).toBe('information');
  expect(openTab(undefined, ['owner'])).toBe('information');
});
