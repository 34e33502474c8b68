import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Book, listDifferences, totalOf } from './list-differences.ts';

const book = (payments: Record<string, number>, refunds: Record<string, number> = {}): Book => ({
  payment: new Map(Object.entries(payments)),
  refund: new Map(Object.entries(refunds)),
});

test('what stands on one side only, or with another sum, is named', () => {
  const provider = book({ a: 100, b: 200, c: 300 }, { r: 50 });
  expect(listDifferences(provider, provider)).toEqual([]);
  expect(listDifferences(provider, book({ a: 100, b: 201, d: 400 }))).toEqual([
    { kind: 'payment', providerId: 'b', providerKopecks: 200, ledgerKopecks: 201 },
    { kind: 'payment', providerId: 'c', providerKopecks: 300, ledgerKopecks: null },
    { kind: 'payment', providerId: 'd', providerKopecks: null, ledgerKopecks: 400 },
    { kind: 'refund', providerId: 'r', providerKopecks: 50, ledgerKopecks: null },
  ]);
  expect(totalOf(provider)).toBe(550);
});

test('days without a difference have equal totals', () => {
  const sums = fc.dictionary(fc.string(), fc.integer({ min: 1, max: 1e9 }));
  fc.assert(
    fc.property(sums, sums, sums, sums, (a, b, c, d) => {
      const [one, other] = [book(a, b), book(c, d)];
      if (listDifferences(one, other).length === 0) expect(totalOf(one)).toBe(totalOf(other));
      expect(listDifferences(one, book(a, b))).toEqual([]);
    }),
  );
});
