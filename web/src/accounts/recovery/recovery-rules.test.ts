import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from '../../platform/problem.ts';
import { isOfCode } from './is-of-code.ts';
import { NewPassword } from './new-password-form.tsx';

const GOOD = 'Sea-Horse-27';
const faults = (newPassword: string, repeat: string) => {
  const { error } = z.safeParse(NewPassword, { newPassword, repeat });
  return [...new Set(error?.issues.map(({ path }) => path[0]))];
};

test.each([
  ['right and equal', GOOD, GOOD, []],
  ['right but not equal', GOOD, `${GOOD}x`, ['repeat']],
  ['weak and not equal: both are told at once', 'short', 'other', ['newPassword', 'repeat']],
  ['weak and equal', 'short', 'short', ['newPassword']],
])('%s', (_what, password, repeat, fields) => {
  expect(faults(password, repeat)).toEqual(fields);
});

test.each([
  ['code.invalid', true],
  ['code.expired', true],
  ['user.blockedForMinutes', false],
  ['server.unavailable', false],
] as const)('%s asks for another link: %s', (key, isRequested) => {
  expect(isOfCode(new Problem(key, {}, 400))).toBe(isRequested);
});

test('a failure that is no refusal does not ask for another link', () => {
  expect(isOfCode(new Error('off'))).toBe(false);
});
