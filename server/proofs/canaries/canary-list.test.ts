import { describe, expect, it } from 'vitest';
import { createCanaryList, patternOf } from './canary-list.ts';

const SECRET = 'Canary+pass/word-77';

describe('patternOf', () => {
  it.each([
    ['as it is', `{"password":"${SECRET}"}`],
    ['in an address', `GET /?p=${encodeURIComponent(SECRET)}`],
    ['in base64', `Basic ${Buffer.from(SECRET).toString('base64')}`],
    ['in base64 for addresses', Buffer.from(SECRET).toString('base64url')],
    ['in hexadecimal, as PostgreSQL shows bytes', String.raw`\x ${Buffer.from(SECRET).toString('hex')}`],
  ])('finds a secret %s', (_, text) => {
    expect(patternOf(SECRET).test(text)).toBe(true);
  });

  it('does not take a part of ciphertext for a short code', () => {
    expect(patternOf('aB3dE6').test('v1.k1.QQaB3dE6xx')).toBe(false);
    expect(patternOf('aB3dE6').test('code: aB3dE6')).toBe(true);
  });
});

it('a flow that brings no secret fails instead of proving nothing', () => {
  expect(() => createCanaryList().plant('code', '')).toThrow('The flow brought no code.');
});
