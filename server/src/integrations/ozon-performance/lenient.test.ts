import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Id, Millionths, Rub, readDecimal, Whole } from './lenient.ts';

describe('numbers of the API', () => {
  test.each([
    ['1234,56', 1234.56],
    ['1234.5', 1234.5],
    ['1 234 567,80', 1_234_567.8],
    ['1\u00A0234\u202F567', 1_234_567],
    ['0,00', 0],
    ['-3,1', -3.1],
    ['', undefined],
    ['1,234,567', undefined],
    ['—', undefined],
    ['12 ₽', undefined],
    ['1e5', undefined],
  ])('"%s" is %s', (text, value) => expect(readDecimal(text)).toBe(value));

  test('roubles become whole kopecks however they are written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (kopecks) => {
        const text = (kopecks / 100).toFixed(2);
        expect(Rub.parse(text)).toBe(kopecks);
        expect(Rub.parse(text.replace('.', ','))).toBe(kopecks);
        expect(Rub.parse(Number(text))).toBe(kopecks);
      }),
    );
  });

  test('bids are millionths of a rouble', () => {
    expect(Millionths.parse('12500000')).toBe(1250);
    expect(Millionths.parse(3_000_000)).toBe(300);
  });

  test('counts and ids are digits or numbers, and nothing else', () => {
    expect([Whole.parse('17'), Whole.parse(17), Id.parse(17), Id.parse('017')]).toEqual([
      17,
      17,
      '17',
      '017',
    ]);
    for (const wrong of ['', '1.5', '-1', 'x', null, 1.5, {}]) {
      expect(Whole.safeParse(wrong).success).toBe(false);
      expect(Id.safeParse(wrong).success).toBe(false);
    }
    expect(Rub.safeParse('n/a').success).toBe(false);
  });
});
