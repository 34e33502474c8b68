import { expect, test } from 'vitest';
import { rightOf, rolesWith } from './missing-right.ts';

test.each([
  ['view', ['analytics', 'analyticsReadOnly']],
  ['users', ['administrator', 'usersManager']],
  ['key', ['administrator']],
  // The owner alone has it, and nobody is made an owner.
  ['delete', []],
] as const)('%s comes with %j', (right, roles) => {
  expect(rolesWith(right)).toEqual(roles);
});

test('only a screen of a cabinet misses a right', () => {
  expect(rightOf({ title: 'screens.statistics', access: { cabinet: 'view' } })).toBe('view');
  expect(rightOf({ title: 'screens.login', access: 'guest' })).toBeUndefined();
  expect(rightOf(undefined)).toBeUndefined();
});
