import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RankFactors } from '../market.ts';
import { rateDelivery, ratePrice, rateReviews, rateStock } from './rate-state.ts';
import { scoreFactors } from './score-factors.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyFactors = fc.record<RankFactors>({
  relevance: part,
  price: part,
  rating: part,
  delivery: part,
  stock: part,
  advertising: part,
});
const anyName = fc.constantFrom<(keyof RankFactors)[]>(
  'relevance',
  'price',
  'rating',
  'delivery',
  'stock',
  'advertising',
);

describe('the score', () => {
  it('never falls when a factor gets better', () => {
    fc.assert(
      fc.property(anyFactors, anyName, part, (factors, name, value) => {
        const better = { ...factors, [name]: Math.max(factors[name], value) };
        return scoreFactors(better) >= scoreFactors(factors);
      }),
    );
  });

  it('rises with each factor by itself', () => {
    const plain = { relevance: 0.5, price: 0.5, rating: 0.5, delivery: 0.5, stock: 0.5, advertising: 0.5 };
    fc.assert(fc.property(anyName, (name) => scoreFactors({ ...plain, [name]: 0.6 }) > scoreFactors(plain)));
  });

  it('likes cheap, well reviewed, near and plentiful things', () => {
    const money = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        money,
        money,
        money,
        (one, other, usual) =>
          ratePrice(Math.min(one, other), usual) >= ratePrice(Math.max(one, other), usual),
      ),
    );
    expect(rateReviews(4.9, 500)).toBeGreaterThan(rateReviews(4.1, 500));
    expect(rateReviews(4.8, 2000)).toBeGreaterThan(rateReviews(4.8, 3));
    expect(rateDelivery(1)).toBeGreaterThan(rateDelivery(4));
    expect(rateStock(40)).toBeGreaterThan(rateStock(2));
  });
});
