import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readToken } from './read-token.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const write = (claims: object) => `${encode({ alg: 'ES256' })}.${encode(claims)}.c2lnbg`;
const CLAIMS = { exp: 1_800_000_000, s: 0, sid: 'a1b2', acc: 3 };
const bits = (...set: number[]) => set.reduce((mask, bit) => mask + 2 ** bit, 0);

describe('a token', () => {
  it.each([
    [bits(1, 2, 6), ['content', 'analytics', 'promotion'], false],
    [bits(3, 5, 30), ['prices', 'statistics'], true],
    [bits(16, 31), ['users'], false],
    [0, [], false],
  ])('mask %d', (s, categories, isReadOnly) => {
    expect(readToken(write({ ...CLAIMS, s }))).toMatchObject({ categories, isReadOnly });
  });

  it.each([
    [1, 'basic'],
    [2, 'test'],
    [3, 'personal'],
    [4, 'service'],
    [9, 'unknown'],
    [undefined, 'unknown'],
  ])('acc %s is %s', (acc, kind) => {
    expect(readToken(write({ ...CLAIMS, acc }))?.kind).toBe(kind);
  });

  it('says whose it is and until when', () => {
    expect(readToken(` ${write(CLAIMS)}\n`)).toMatchObject({
      sellerId: 'a1b2',
      expiresAt: new Date('2027-01-15T08:00:00Z'),
    });
  });

  it.each([
    '',
    'x',
    'a.b.c',
    'a.b.c.d',
    `${encode({})}.${encode(CLAIMS)}.`,
    write({ ...CLAIMS, exp: 'soon' }),
    write({ ...CLAIMS, sid: '' }),
    write({ ...CLAIMS, exp: 1e300 }),
    write({ ...CLAIMS, filler: 'x'.repeat(4000) }),
    `Bearer ${write(CLAIMS).replaceAll('.', ' ')}`,
  ])('%#: is none', (text) => {
    expect(readToken(text)).toBeUndefined();
  });

  it('never throws whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => `a.${Buffer.from(json).toString('base64url')}.b`),
        ),
        (text) => {
          readToken(text);
        },
      ),
    );
  });
});
