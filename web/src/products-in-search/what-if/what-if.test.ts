import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentOf, priceBy } from './price-percent.ts';
import { readTyped, writeTyped } from './typed-number.ts';
import { NO_WISH, readWish } from './wish-search.ts';

describe('a typed number', () => {
  const rating = { least: 1, most: 5, step: 0.1 };
  const percent = { least: -99, most: 900, step: 0.1 };

  test.each([
    ['4.9', 4.9],
    ['4,9', 4.9],
    [' 5 ', 5],
    ['', null],
    ['5.1', undefined],
    ['0.9', undefined],
    ['4.95', undefined],
    ['4.', undefined],
    ['много', undefined],
  ])('%j is %j', (text, value) => expect(readTyped(text, rating)).toBe(value));

  test.each([
    ['-10', -10],
    ['−10 %', -10],
    ['+5,5', 5.5],
    ['-100', undefined],
  ])('%j percent is %j', (text, value) => expect(readTyped(text, percent)).toBe(value));

  test('thousands may be apart', () => {
    expect(readTyped('1 999 ₽', { least: 1, most: 10_000, step: 1 })).toBe(1999);
  });

  test('property: what is written is read as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), (tenths) => {
        expect(readTyped(writeTyped(tenths / 10), rating)).toBe(tenths / 10);
      }),
    );
    expect(writeTyped(null)).toBe('');
  });
});

describe('a price by percent', () => {
  test('is in whole roubles, and its percent is that of the rounded price', () => {
    expect(priceBy(199_900, -10)).toBe(179_900);
    expect(percentOf(199_900, 179_900)).toBe(-10);
    expect(percentOf(1500, priceBy(1500, -10))).toBe(-6.7);
    expect(percentOf(199_900, 199_900)).toBe(0);
    expect(priceBy(100, -99)).toBe(100);
  });

  test('property: a percent of a usual price comes back nearly as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 9_000_000 }),
        fc.integer({ min: -90, max: 300 }),
        (now, percent) => {
          expect(Math.abs(percentOf(now, priceBy(now, percent)) - percent)).toBeLessThanOrEqual(0.1);
        },
      ),
    );
  });
});

test('only what is wanted different is put to the server, and zero is a value', () => {
  expect(readWish(NO_WISH)).toEqual({});
  expect(readWish({ ...NO_WISH, toDelivery: 0, toPrice: 99_000 })).toEqual({
    deliveryDays: 0,
    priceKopecks: 99_000,
  });
});
