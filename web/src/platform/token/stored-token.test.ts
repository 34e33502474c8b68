import { expect, test } from 'vitest';
import { answerToToken, isOfToken } from './stored-token.ts';

const tokenOf = (person: string) =>
  `head.${Buffer.from(JSON.stringify({ exp: 2_000_000_000, sub: person })).toString('base64url')}.sign`;

test.each([
  ['accessToken', true],
  [null, true],
  ['theme', false],
])('a change of %s in the storage may be one of the token: %s', (key, expected) => {
  expect(isOfToken(key)).toBe(expected);
});

test.each([
  ['nobody had signed in here', null, tokenOf('7'), 'stay'],
  ['nobody had signed in here or there', null, null, 'stay'],
  ['the person signed out there', { id: 7 }, null, 'leave'],
  ['somebody else signed in there', { id: 7 }, tokenOf('8'), 'beginAnew'],
  ['the token of the same person was renewed there', { id: 7 }, tokenOf('7'), 'stay'],
] as const)('when %s', (_, account, token, answer) => {
  expect(answerToToken(account, token)).toBe(answer);
});
