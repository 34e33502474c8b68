import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { refusalOf } from './invite-refusal.ts';

test.each([
  ['code.expired', 'expired'],
  ['cabinet.alreadyEmployee', 'inside'],
  ['code.invalid', 'invalid'],
  ['request.invalid', 'invalid'],
  ['server.unavailable', 'failed'],
  ['user.blockedForMinutes', 'failed'],
] as const)('%s is shown as %s', (key, refusal) => {
  expect(refusalOf(new Problem(key, {}, 400))).toBe(refusal);
});

test('a broken program is no wrong code', () => {
  expect(refusalOf(new Error('undefined is not a function'))).toBe('failed');
});
