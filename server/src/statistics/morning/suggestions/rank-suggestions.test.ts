import { AbTestId, Sku } from '@vitrina/contract/ids.ts';
import type { Gain, Suggestion, SuggestionKind } from '@vitrina/contract/morning/suggestions.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSuggestions, expectedOf, factorOf } from './rank-suggestions.ts';

const around = (likely: number): Gain => ({ likely, low: likely / 2, high: likely * 2 });
const restock = (sku: number, gain: Gain | null): Suggestion => ({
  kind: 'restock',
  gain,
  sku: Sku.parse(sku),
  product: `Товар ${sku}`,
  stock: 3,
  soldAWeek: 10,
});
const winner = (id: number, gain: Gain | null): Suggestion => ({
  kind: 'winner',
  gain,
  testId: AbTestId.parse(id),
  name: `Тест ${id}`,
  product: 'Товар',
  lift: { value: 0.1, low: 0.02, high: 0.2 },
});
const none = new Map<SuggestionKind, number>();

describe('the three', () => {
  test('are those that bring most', () => {
    const offers = [1, 5, 3, 4].map((orders) => restock(orders, around(orders)));
    expect(chooseSuggestions(offers, none).map(expectedOf)).toEqual([5, 4, 3]);
  });

  test('are of more than one kind where there is another, however little it brings', () => {
    const offers = [
      restock(1, around(9)),
      restock(2, around(8)),
      restock(3, around(7)),
      winner(1, around(1)),
    ];
    expect(chooseSuggestions(offers, none)).toEqual([offers[0], offers[1], offers[3]]);
  });

  test('a range without a middle counts by its least', () => {
    const range = restock(1, { likely: null, low: 2, high: 90 });
    const sure = restock(2, around(3));
    expect(chooseSuggestions([range, sure], none)).toEqual([sure, range]);
  });

  test('what cannot be reckoned stands only where nothing can, and what brings nothing never', () => {
    const unknown = winner(1, null);
    expect(chooseSuggestions([unknown, restock(1, around(1))], none)).toEqual([restock(1, around(1))]);
    expect(chooseSuggestions([unknown, restock(1, around(0))], none)).toEqual([unknown]);
    expect(chooseSuggestions([restock(1, around(-2))], none)).toEqual([]);
  });

  test('a kind that was not useful is pushed back by half each time, and never for good', () => {
    const [large, small] = [winner(1, around(6)), restock(1, around(4))];
    expect(chooseSuggestions([large, small], new Map([['winner', 1]]))).toEqual([small, large]);
    expect(chooseSuggestions([large], new Map([['winner', 40]]))).toEqual([large]);
    expect([0, 1, 2, 3, 40].map(factorOf)).toEqual([1, 0.5, 0.25, 0.125, 0.125]);
  });
});

test('they are of those offered, no more than three, and no measured one is left out for one that brings less', () => {
  const gains = fc.option(fc.integer({ min: -50, max: 500 }), { nil: null });
  fc.assert(
    fc.property(fc.array(gains, { maxLength: 12 }), (orders) => {
      const offers = orders.map((gain, index) => restock(index + 1, gain === null ? null : around(gain)));
      const chosen = chooseSuggestions(offers, none);
      expect(chosen.length).toBeLessThanOrEqual(3);
      expect(chosen.every((one) => offers.includes(one))).toBe(true);
      const positive = orders
        .filter((gain) => gain !== null && gain > 0)
        .toSorted((a, b) => (b ?? 0) - (a ?? 0));
      if (positive.length > 0) expect(chosen.map(expectedOf)).toEqual(positive.slice(0, 3));
      else expect(chosen.every(({ gain }) => gain === null)).toBe(true);
    }),
  );
});
