import { expect, test } from 'vitest';
import { isTokenOfAnother, isTokenValid } from './token.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const tokenOf = (claims: unknown) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

test.each([
  ['a later exp', tokenOf({ exp: SECONDS + 1 }), true],
  ['an exp of this very moment', tokenOf({ exp: SECONDS }), false],
  ['an earlier exp', tokenOf({ exp: SECONDS - 1 }), false],
  ['no exp', tokenOf({ sub: 1 }), false],
  ['an exp that is text', tokenOf({ exp: '2099' }), false],
  ['characters of base64url', tokenOf({ exp: SECONDS + 1, name: 'ёё?>~' }), true],
  ['nothing to decode', 'no-token', false],
  ['a broken middle', 'a.%%%.c', false],
  ['nothing', null, false],
])('a token with %s: %s', (_what, token, isValid) => {
  expect(isTokenValid(token, NOW)).toBe(isValid);
});

test.each([
  ['of another person', tokenOf({ exp: SECONDS + 1, sub: '8' }), true],
  ['of the same person', tokenOf({ exp: SECONDS + 1, sub: '7' }), false],
  ['without a person', tokenOf({ exp: SECONDS + 1 }), false],
  ['of an odd shape', tokenOf({ exp: SECONDS + 1, sub: { id: 8 } }), false],
  ['that is none', 'no-token', false],
  ['that is gone', null, false],
])('person 7 meets a token %s: another one signed in: %s', (_what, token, isAnother) => {
  expect(isTokenOfAnother(token, 7)).toBe(isAnother);
});
