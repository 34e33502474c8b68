import type { DayNumber } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';

const LEADER_KOPECKS = 300_000_000;
const FALL = 0.85;
// The leaders are nearer to each other than the law of the tail says.
const SHIFT = 2;

const countSellers = (categoryId: number) => 60 + (hash('ym sellers', categoryId) % 340);

/** What the other sellers of a category sold for on a day, in no order. */
export function listRivals(categoryId: number, day: DayNumber): number[] {
  const scale = LEADER_KOPECKS * (0.4 + (hash('ym category', categoryId) % 100) / 80);
  return Array.from({ length: countSellers(categoryId) - 1 }, (_, rank) => {
    const swing = 0.7 + (hash('ym rival', categoryId, rank, day) % 600) / 1000;
    return Math.round(scale * (rank + SHIFT) ** -FALL * swing);
  });
}
