import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import { expect, test } from 'vitest';
import { EVERY_ROUTE } from './every-route.ts';

const pathsOf = (isWanted: (route: (typeof EVERY_ROUTE)[number]) => boolean) =>
  EVERY_ROUTE.filter(isWanted)
    .map(({ path }) => path.replace(/^\/+/, ''))
    .toSorted();

test('of what belongs to a person and not to a cabinet, tokens get no more than this', () => {
  expect(pathsOf((route) => typeof route.access === 'string' && tokenScopeOf(route) !== undefined)).toEqual([
    'ozonCabinet/getCabinetPermissionsOrder',
    'ozonCabinet/getMy',
    'ozonCabinet/getPermissions',
    'searchHistory/getCities',
  ]);
});

test('accounts, money and the office are closed to tokens', () => {
  const closed = EVERY_ROUTE.filter(({ path }) => /^(?:user|office|notification)\//.test(path));
  expect(closed.length).toBeGreaterThan(50);
  expect(closed.filter((route) => tokenScopeOf(route) !== undefined)).toEqual([]);
});

test('people, settings, keys and the end of a cabinet are closed to tokens', () => {
  const closed = EVERY_ROUTE.filter(
    ({ access }) => typeof access === 'object' && !['view', 'edit', 'members'].includes(access.cabinet),
  );
  expect(closed.length).toBeGreaterThan(8);
  expect(closed.filter((route) => tokenScopeOf(route) !== undefined)).toEqual([]);
});

test('who only reads gets no route that needs the right to edit', () => {
  const isEdit = ({ access }: (typeof EVERY_ROUTE)[number]) =>
    typeof access === 'object' && access.cabinet === 'edit';
  expect(pathsOf((route) => isEdit(route) && tokenScopeOf(route) === 'read')).toEqual([]);
});

test('a new route is closed, or needs the scope to change, until it says that it only reads', () => {
  expect(tokenScopeOf({ access: 'user' })).toBeUndefined();
  expect(tokenScopeOf({ access: { cabinet: 'view' } })).toBe('change');
  expect(tokenScopeOf({ access: { cabinet: 'view' }, tokens: 'read' })).toBe('read');
  expect(tokenScopeOf({ access: { cabinet: 'key' }, tokens: 'read' })).toBeUndefined();
  expect(tokenScopeOf({ access: 'operator', tokens: 'read' })).toBeUndefined();
});
