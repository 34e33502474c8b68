import type { Role } from '@vitrina/contract/access.ts';
import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { expect, test } from 'vitest';
import { menuSections } from './menu-entries.ts';
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
  route('/cabinets', screen('user', 'cabinets')),
  route('/pages/product-tables/$id', screen({ cabinet: 'view' }, 'products')),
  route('/position-check', screen({ cabinet: 'view' }, 'positions')),
  route('/login', { title: 'screens.login', access: 'guest' }),
  route('/'),
];
const cabinet = (roles: Role[]) => ({ id: 7, roles }) as unknown as Cabinet;
const paths = (given: Cabinet | null) =>
  menuSections(routes, given).map(({ group, entries }) => [group, ...entries.map(({ path }) => path)]);

test('screens with a menu group are listed in the order of the groups, {id} being the cabinet', () => {
  expect(paths(cabinet(['owner']))).toEqual([
    ['products', '/pages/product-tables/7'],
    ['positions', '/position-check'],
    ['cabinets', '/cabinets'],
  ]);
});

test('a group without a permitted screen is not shown', () => {
  expect(paths(cabinet(['administrator']))).toEqual([['cabinets', '/cabinets']]);
});

test('without a cabinet everything is shown: the guard explains what is missing', () => {
  expect(paths(null).length).toBe(3);
});
