import type { Role } from '@vitrina/contract/access.ts';
import { expect, test } from 'vitest';
import { isUsable } from './usable-cabinets.ts';

const OPEN = { isBlocked: false, isResting: false };

test.each<[Role, boolean, boolean]>([
  ['owner', true, true],
  ['analytics', true, true],
  ['analyticsReadOnly', true, false],
  ['administrator', true, false],
  ['usersManager', true, false],
  ['none', false, false],
])('%s may make a token to read: %s, to change: %s', (role, mayRead, mayChange) => {
  expect(isUsable({ ...OPEN, roles: [role] }, 'read')).toBe(mayRead);
  expect(isUsable({ ...OPEN, roles: [role] }, 'change')).toBe(mayChange);
});

test.each([{ isBlocked: true }, { isResting: true }])('a cabinet that is %o takes no changes', (state) => {
  expect(isUsable({ ...OPEN, ...state, roles: ['owner'] }, 'change')).toBe(false);
  expect(isUsable({ ...OPEN, ...state, roles: ['owner'] }, 'read')).toBe(true);
});
