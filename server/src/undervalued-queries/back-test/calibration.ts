import type { JudgedWeek } from './week.ts';

type Part = NonNullable<JudgedWeek['parts'][number]>;
/** How many queries had a measure, and the sum of their places among those searched about as often, 0 to 1. */
type Places = Part['orders'];
/** All queries of a week that have one score. */
export type ScorePoint = { score: number; queries: number; orders: Places; searches: Places };

export const PARTS = 10;

const add = (one: Places, other: Places): Places => ({
  known: one.known + other.known,
  sum: one.sum + other.sum,
});

/**
 * Tenths of the queries by ascending score. Queries of one score stand together in the tenth where their middle lies, so a
 * tenth may be larger, and another one empty: null.
 */
export function cutByScore(points: readonly ScorePoint[]): (Part | null)[] {
  const parts: (Part | null)[] = Array.from({ length: PARTS }, () => null);
  const total = points.reduce((sum, { queries }) => sum + queries, 0);
  let before = 0;
  for (const { score, queries, orders, searches } of points.toSorted((a, b) => a.score - b.score)) {
    const place = Math.min(PARTS - 1, Math.floor((PARTS * (before + queries / 2)) / total));
    before += queries;
    const part = parts[place];
    parts[place] = part
      ? {
          from: part.from,
          to: score,
          queries: part.queries + queries,
          orders: add(part.orders, orders),
          searches: add(part.searches, searches),
        }
      : { from: score, to: score, queries, orders, searches };
  }
  return parts;
}
