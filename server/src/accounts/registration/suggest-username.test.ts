import { Username } from '@vitrina/contract/accounts/account.ts';
import { expect, it } from 'vitest';
import { addSuffix, suggestUsername } from './suggest-username.ts';

it.each([
  ['anna.shop@example.test', 'anna.shop'],
  ['anna+wb@example.test', 'annawb'],
  ['_anna@example.test', 'anna'],
  ['a@example.test', 'user-a'],
  ['__@example.test', 'user'],
  [`${'x'.repeat(64)}@example.test`, 'x'.repeat(60)],
])('%s becomes %s', (email, username) => {
  expect(suggestUsername(email)).toBe(username);
  expect(Username.safeParse(suggestUsername(email)).success).toBe(true);
});

it('a suffix keeps the longest name within its bounds', () => {
  const name = addSuffix('x'.repeat(60));
  expect(name).toMatch(/^x{54}-\d{5}$/);
  expect(Username.safeParse(name).success).toBe(true);
});
