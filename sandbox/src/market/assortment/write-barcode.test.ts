import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeBarcode } from './write-barcode.ts';

test('has the check digit of EAN-13', () => {
  expect(writeBarcode(0)).toBe('2000000000008');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_100_000_000 }), (number) => {
      const digits = Array.from(writeBarcode(number), Number);
      expect(digits).toHaveLength(13);
      // With its check digit the weighted sum is a multiple of ten.
      const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10).toBe(0);
    }),
  );
});
