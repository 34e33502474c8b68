import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { CheckOutcome, Place } from '@vitrina/contract/positions/places.ts';

/** A place, which may be an average, and what stands behind it. */
export type SummedPlace = { place: Place; gap: CheckOutcome | null; found: number; answered: number };
export type Over = 'best' | 'average';

/** The places of several queries as one. Only found places are averaged; н/н and 1000+ stay what they are. */
export function sumPlaces(cells: readonly PositionCell[], over: Over): SummedPlace {
  const answers = cells.flatMap(({ place }) => place ?? []);
  const found = answers.filter((place) => typeof place === 'number');
  const counts = { found: found.length, answered: answers.length };
  if (found.length > 0) {
    const place =
      over === 'best' ? Math.min(...found) : found.reduce((sum, one) => sum + one, 0) / found.length;
    return { place, gap: null, ...counts };
  }
  if (answers.length > 0)
    return { place: answers.includes('deep') ? 'deep' : 'notFound', gap: null, ...counts };
  return { place: null, gap: cells.find(({ gap }) => gap !== null)?.gap ?? null, ...counts };
}
