import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Amount, writeAmount } from './amount.ts';

describe('sums of money', () => {
  test('what is written is read as the same kopecks', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (amountKopecks) => {
        const written = writeAmount(amountKopecks);
        expect(written.value).toMatch(/^\d+\.\d{2}$/);
        expect(Amount.parse(written)).toEqual({ kopecks: amountKopecks, currency: 'RUB' });
      }),
    );
  });

  test.each([
    ['10.5', 1050],
    ['10,55', 1055],
    [10, 1000],
    [0.1, 10],
    ['0', 0],
  ])('%j of an answer is %i kopecks', (value, kopecks) => {
    expect(Amount.parse({ value, currency: 'RUB' }).kopecks).toBe(kopecks);
  });

  test.each(['', 'free', '1.005', '-1', '1e3', null])('%j is no sum and never a zero', (value) => {
    expect(Amount.safeParse({ value, currency: 'RUB' }).success).toBe(false);
  });

  test.each([0.5, -1, Number.NaN, 2 ** 53])('%d kopecks cannot be asked for', (amountKopecks) => {
    expect(() => writeAmount(amountKopecks)).toThrow(RangeError);
  });
});
