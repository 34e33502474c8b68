import { expect, test } from 'vitest';
import { roleRights } from './role-rights.ts';

const { roles, rights } = roleRights({
  order: ['owner', 'administrator', 'analytics', 'none'],
  permissions: [
    { role: 'analytics', rights: ['view', 'edit'] },
    { role: 'administrator', rights: ['key'] },
    { role: 'owner', rights: ['view', 'edit', 'key', 'delete'] },
    { role: 'none', rights: [] },
  ],
});
const rolesOf = (name: string) => rights.find(({ right }) => right === name)?.roles.toSorted();

test('roles stand in the order that the server says, without the absence of roles', () => {
  expect(roles).toEqual(['owner', 'administrator', 'analytics']);
});

test('each right has a line with the roles that permit it', () => {
  expect(rolesOf('edit')).toEqual(['analytics', 'owner']);
  expect(rolesOf('key')).toEqual(['administrator', 'owner']);
  expect(rolesOf('delete')).toEqual(['owner']);
  expect(rolesOf('users')).toEqual([]);
});
