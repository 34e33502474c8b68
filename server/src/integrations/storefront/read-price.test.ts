import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPriceKopecks } from './read-price.ts';

test.each([
  ['1 468 ₽', 146_800],
  ['25\u2009000\u2009₽', 2_500_000],
  ['1\u00a0299,5 ₽', 129_950],
  ['19.90 руб.', 1990],
  ['0 ₽', 0],
])('%s is %i kopecks', (text, kopecks) => {
  expect(readPriceKopecks(text)).toBe(kopecks);
});

test.each(['', 'от 100 ₽', '−15%', 'Бесплатно', '1,234', null, undefined])('%j is no price', (text) => {
  expect(readPriceKopecks(text)).toBeUndefined();
});

test('whatever spaces group the thousands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(' ', '\u2009', '\u00a0', '\u202f', ''),
      (rub, space) => {
        const shown = `${String(rub).replace(/\B(?=(\d{3})+$)/g, space)}${space}₽`;
        expect(readPriceKopecks(shown)).toBe(rub * 100);
      },
    ),
  );
});
