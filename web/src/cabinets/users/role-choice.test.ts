import { GIVEN_ROLES, type Role } from '@vitrina/contract/access.ts';
import type { UserId } from '@vitrina/contract/ids.ts';
import { expect, it, test } from 'vitest';
import { lockOf, mayGive, roleChanges } from './role-choice.ts';

test.each<[Role[], readonly string[]]>([
  [['owner'], GIVEN_ROLES],
  [['administrator'], ['usersManager', 'analytics', 'analyticsReadOnly']],
  [['usersManager'], ['analytics', 'analyticsReadOnly']],
  [
    ['analytics', 'usersManager'],
    ['analytics', 'analyticsReadOnly'],
  ],
])('%j gives %j and nothing else', (actor, roles) => {
  expect(GIVEN_ROLES.filter((role) => mayGive(role, actor))).toEqual(roles);
});

const target = (id: number, ...roles: Role[]) => ({ id: id as UserId, roles });
const manager = { id: 1, roles: ['usersManager' as const] };

it('locks the owner, oneself, and everybody who is not below', () => {
  expect(lockOf(target(2, 'owner'), { id: 3, roles: ['administrator'] })).toBe('owner');
  expect(lockOf(target(2, 'owner'), { id: 2, roles: ['owner'] })).toBe('owner');
  expect(lockOf(target(1, 'usersManager'), manager)).toBe('me');
  expect(lockOf(target(2, 'usersManager'), manager)).toBe('rank');
  expect(lockOf(target(2, 'administrator', 'analyticsReadOnly'), manager)).toBe('rank');
});

it('leaves whoever is below, or has no role, to be changed', () => {
  expect(lockOf(target(2, 'analytics'), manager)).toBeUndefined();
  expect(lockOf(target(2, 'none'), manager)).toBeUndefined();
});

it('asks only for what differs', () => {
  expect(roleChanges(['analytics', 'usersManager'], ['analytics', 'analyticsReadOnly'])).toEqual({
    added: ['analyticsReadOnly'],
    removed: ['usersManager'],
  });
  expect(roleChanges(['analytics'], ['analytics'])).toEqual({ added: [], removed: [] });
});

it('never counts `none` as a role that is taken away', () => {
  expect(roleChanges(['none'], ['analytics'])).toEqual({ added: ['analytics'], removed: [] });
});
