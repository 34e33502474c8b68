import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';

export const TOPS = [10, 50, 100] as const;

/** What all rows of one bucket come to. Everything is of checked queries; the average is of found ones alone. */
export type BucketTotal = {
  checked: number;
  found: number;
  within: Record<(typeof TOPS)[number], number>;
  average: number | null;
};

export function bucketTotals(
  rows: readonly { cells: readonly PositionCell[] }[],
  buckets: number,
): BucketTotal[] {
  return Array.from({ length: buckets }, (_, bucket) => {
    const places = rows.map(({ cells }) => cells[bucket]?.place ?? null);
    const found = places.filter((place) => typeof place === 'number');
    const within = (top: number) => found.filter((place) => place <= top).length;
    return {
      checked: places.filter((place) => place !== null).length,
      found: found.length,
      within: { 10: within(10), 50: within(50), 100: within(100) },
      average: found.length === 0 ? null : found.reduce((sum, place) => sum + place, 0) / found.length,
    };
  });
}
