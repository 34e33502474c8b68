import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidePrivate } from './hide-private.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = (from: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(from)), minLength, maxLength });
const alnum = `${letters}${letters.toUpperCase()}0123456789`;
const mixed = (length: number) => word(alnum, length, length).map((text) => `a7${text.slice(2)}`);

/** Of each kind the whole of what must not be left of it. */
const SECRETS: Record<string, fc.Arbitrary<string>> = {
  mail: fc.tuple(word(letters, 3, 12), word(letters, 3, 12)).map(([name, host]) => `${name}@${host}.ru`),
  'mail in an address': word(letters, 3, 12).map((name) => `${name}%40example.com`),
  telephone: fc
    .constantFrom('+7 (', '8 ', '7')
    .chain((begin) =>
      word('0123456789', 10, 10).map((number) => `${begin}${number.slice(0, 3)}) ${number.slice(3)}`),
    ),
  'signed token': fc.tuple(mixed(20), mixed(30), mixed(43)).map((parts) => `eyJ${parts.join('.')}`),
  'token of a person': mixed(32).map((text) => `vit_${text}`),
  'key of a marketplace': fc.uuid(),
  'key of another one': mixed(40).map((text) => `ACMA:${text}:${text.slice(8, 16)}`),
  'code of a letter': mixed(20),
  'code of an invitation': mixed(8),
  'address of a network': fc.ipV4(),
  'its newer kind': fc
    .tuple(fc.ipV6())
    .map(([address]) => address)
    .filter((address) => !address.includes('.')),
  'name in Russian': word('абвгдежзийклмноп', 3, 12).map((text) => `И${text}`),
  'name in Arabic': word('ابتثجحخد', 3, 12),
  'name with an accent': word(letters, 3, 12).map((text) => `${text}é`),
};
const TEXT = fc.string({ maxLength: 40 });

describe('hidePrivate', () => {
  it.each(Object.entries(SECRETS))(
    'leaves nothing of a secret, whatever stands around it: %s',
    (_kind, secret) => {
      fc.assert(
        fc.property(TEXT, secret, TEXT, (before, hidden, after) => {
          expect(hidePrivate(`${before} ${hidden} ${after}`)).not.toContain(hidden);
        }),
      );
    },
  );

  it.each(['password', 'Authorization', 'cookie', 'api_key', 'clientSecret', 'access_token', 'code'])(
    'leaves no value behind the name %s',
    (name) => {
      fc.assert(
        fc.property(word(letters, 10, 30), fc.constantFrom(':', '=', ' = ', '": "'), (value, sign) => {
          expect(hidePrivate(`failed with ${name}${sign}${value}`)).not.toContain(value);
        }),
      );
    },
  );

  it('leaves nothing of what is quoted, whatever marks there are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('""', "''", '«»', '“”'),
        word(letters, 8, 20),
        fc.string({ unit: fc.constantFrom('"', "'", ' ', 'x', '\n'), maxLength: 12 }),
        ([opening, closing], typed, around) => {
          const text = `syntax of ${opening}My ${typed}${closing} is wrong ${around}`;
          expect(hidePrivate(text)).not.toContain(typed);
        },
      ),
    );
  });

  it('changes nothing that it has left', () => {
    const marks = fc.string({
      unit: fc.constantFrom(...Array.from(`'"“«a0@ /:*.=-%(é\\\n`), 'token'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), TEXT, marks), (text) => {
        const once = hidePrivate(text);
        expect(hidePrivate(once)).toBe(once);
      }),
      { numRuns: 1000, examples: [["#@0'"], ['2n@a@3H}'], ["a“/:B'\\"]] },
    );
  });

  it('is done in a moment with a long text of any kind', () => {
    for (const part of ['a', '1', '"', "'", '/', '@', ':', '%', 'a1', 'é', '\\"', 'token=']) {
      const begunAt = Date.now();
      expect(hidePrivate(part.repeat(200_000)).length).toBeLessThanOrEqual(1000);
      expect(Date.now() - begunAt, part).toBeLessThan(1000);
    }
  });

  it.each([
    [
      "Cannot read properties of undefined (reading 'name')",
      "Cannot read properties of undefined (reading 'name')",
    ],
    [
      'duplicate key value violates unique constraint "users_email_key"',
      'duplicate key value violates unique constraint "users_email_key"',
    ],
    ['invalid input syntax for type integer: "Ivan"', 'invalid input syntax for type integer: ***'],
    ['Unexpected token I, "Ivan P" is not valid JSON', 'Unexpected token I, *** is not valid JSON'],
    ['relation "notes" has no "Ivan"', 'relation "notes" has no ***'],
    [
      'Failed to fetch https://shop.example/assets/base-Ab12Cd34.js now',
      'Failed to fetch /assets/base-Ab12Cd34.js now',
    ],
    ['GET /cabinets/57?queries=red+dress&tab=people#a failed', 'GET /cabinets/*?queries=*&tab=* failed'],
    ['connect postgres://app:parole@db.local:5432/app', 'connect /app'],
    ['Bearer abc is refused', 'Bearer *** is refused'],
    ['the shop of Анна Кузнецова, 5 days', 'the shop of *** ***, 5 days'],
    ['place 12 of 100 in 7 days', 'place 12 of 100 in 7 days'],
  ])('%s', (text, left) => {
    expect(hidePrivate(text)).toBe(left);
  });
});
