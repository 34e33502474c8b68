import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount, readKopecks, writeAmount } from './amount.ts';

describe('sums of money', () => {
  test.each([
    ['1000.00', 100_000],
    ['0.01', 1],
    ['7', 700],
    ['7.5', 750],
    ['9999999999.99', 999_999_999_999],
  ])('%s is %i kopecks', (value, kopecks) => {
    expect(Amount.parse({ value, currency: 'RUB' })).toBe(kopecks);
  });

  test.each(['', '-1.00', '1,00', '1 000.00', '0.00', '1.005', '1e3', '12345678901.00', 'NaN'])(
    '%j is refused',
    (value) => {
      expect(Amount.safeParse({ value, currency: 'RUB' }).success).toBe(false);
    },
  );

  test('a foreign currency and a number are refused', () => {
    expect(Amount.safeParse({ value: '1.00', currency: 'USD' }).success).toBe(false);
    expect(Amount.safeParse({ value: 1, currency: 'RUB' }).success).toBe(false);
  });

  test('what is written is read as the same kopecks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 - 1 }), (kopecks) => {
        const { value } = writeAmount(kopecks);
        expect(value).toMatch(/^\d+\.\d{2}$/);
        expect(readKopecks(value)).toBe(kopecks);
      }),
    );
  });
});
