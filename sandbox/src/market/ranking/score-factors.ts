import type { RankFactors } from '../market.ts';

const WEIGHTS: Readonly<Record<keyof RankFactors, number>> = {
  relevance: 0.54,
  price: 0.13,
  rating: 0.12,
  delivery: 0.08,
  stock: 0.05,
  advertising: 0.08,
};

/** Scores have nine digits, so that equal ones are equal everywhere and sort as whole numbers. */
export const SCORE_STEPS = 1e9;

/** 0 to 1, and nothing but the factors counts: whatever gets better never lowers it. */
export function scoreFactors(factors: RankFactors): number {
  const sum =
    WEIGHTS.relevance * factors.relevance +
    WEIGHTS.price * factors.price +
    WEIGHTS.rating * factors.rating +
    WEIGHTS.delivery * factors.delivery +
    WEIGHTS.stock * factors.stock +
    WEIGHTS.advertising * factors.advertising;
  return Math.round(sum * SCORE_STEPS) / SCORE_STEPS;
}
