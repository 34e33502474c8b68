import { Ability } from '@casl/ability';
import { abilityRulesOf, type Role } from '@vitrina/contract/access.ts';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { expect, test } from 'vitest';
import { isWithin, menuSections } from './menu-entries.ts';
import type { ScreenData } from './screen-data.ts';

const Icon = {} as NonNullable<ScreenData['menu']>['icon'];
const screen = (
  access: ScreenData['access'],
  group: NonNullable<ScreenData['menu']>['group'],
): ScreenData => ({
  title: 'screens.statistics',
  access,
  menu: { group, icon: Icon },
});
const route = (fullPath: string, given?: ScreenData) => ({
  fullPath,
  options: { staticData: given === undefined ? {} : { screen: given } },
});
const routes = [
  route('/cabinets', { ...screen('user', 'cabinets'), isOpenToAll: true }),
  route('/pages/product-tables/$id', screen({ cabinet: 'view' }, 'products')),
  route('/position-check', screen({ cabinet: 'view' }, 'positions')),
  route('/pages/account-settings', { ...screen('user', 'account'), isWithoutCabinet: true }),
  route('/login', { title: 'screens.login', access: 'guest' }),
  route('/'),
];

function paths(roles: Role[] | null, hasAllPagesAccess = true) {
  const visitor = {
    account: { hasAllPagesAccess } as AccountInfo,
    cabinet: roles === null ? null : ({ id: 7, roles } as unknown as Cabinet),
    ability: new Ability(abilityRulesOf(roles ?? [])),
  };
  return menuSections(routes, visitor).map(({ group, entries }) => [
    group,
    ...entries.map(({ path }) => path),
  ]);
}

test('screens with a menu group are listed in the order of the groups, {id} being the cabinet', () => {
  expect(paths(['owner'])).toEqual([
    ['products', '/pages/product-tables/7'],
    ['positions', '/position-check'],
    ['cabinets', '/cabinets'],
    ['account', '/pages/account-settings'],
  ]);
});

test('a group without a permitted screen is not shown', () => {
  expect(paths(['administrator'])).toEqual([
    ['cabinets', '/cabinets'],
    ['account', '/pages/account-settings'],
  ]);
});

test('without a cabinet everything is shown and leads to a screen, whose guard explains what is missing', () => {
  expect(paths(null)).toEqual([
    ['products', '/pages/product-tables/0'],
    ['positions', '/position-check'],
    ['cabinets', '/cabinets'],
    ['account', '/pages/account-settings'],
  ]);
});

test('without the all-pages access the list of cabinets is all there is, for an owner too', () => {
  expect(paths(['owner'], false)).toEqual([['cabinets', '/cabinets']]);
  expect(paths(null, false)).toEqual([['cabinets', '/cabinets']]);
});

test('a screen below an entry belongs to it, and one whose name only begins alike does not', () => {
  expect(isWithin('/position-check', '/position-check')).toBe(true);
  expect(isWithin('/position-check/7', '/position-check')).toBe(true);
  expect(isWithin('/position-checks', '/position-check')).toBe(false);
  expect(isWithin('/wb/search-history', '/search-history')).toBe(false);
});

test.each(['account', 'wallet', 'change-password-verification/AbC123'])(
  'the item of the account settings stays highlighted on %s',
  (tab) => {
    expect(isWithin(`/pages/account-settings/${tab}`, '/pages/account-settings')).toBe(true);
  },
);

test('the highlight of the account settings ends at the profile', () => {
  expect(isWithin('/pages/user-profile/profile', '/pages/account-settings')).toBe(false);
});
