import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PasswordChange } from './password-change.ts';

const GOOD = { currentPassword: 'anything', newPassword: 'Kolibri-2041', repeat: 'Kolibri-2041' };
const faults = (change: object) =>
  z.safeParse(PasswordChange, { ...GOOD, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a right change is taken', () => {
  expect(faults({})).toEqual([]);
});

test('a repetition that differs is an error of the repetition', () => {
  expect(faults({ repeat: 'Kolibri-2042' })).toEqual(['repeat']);
});

test('a new password that breaks a rule is an error of the new password', () => {
  expect(faults({ newPassword: 'kolibri-2041', repeat: 'kolibri-2041' })).toContain('newPassword');
});

test('the current password has no error but its absence', () => {
  expect(faults({ currentPassword: '' })).toEqual(['currentPassword']);
  expect(faults({ currentPassword: 'x' })).toEqual([]);
});
