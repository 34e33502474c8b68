import { expect, test } from 'vitest';
import { rolesWith } from './roles-with.ts';

test.each([
  ['view', ['analytics', 'analyticsReadOnly']],
  ['users', ['administrator', 'usersManager']],
  ['key', ['administrator']],
  // The owner alone has it, and nobody is made an owner.
  ['delete', []],
] as const)('%s comes with %j', (right, roles) => {
  expect(rolesWith(right)).toEqual(roles);
});
