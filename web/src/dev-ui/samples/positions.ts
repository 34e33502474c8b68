import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { seededRandom } from './random.ts';
import words from './words.json';

/** Moscow midnight of a Monday: weekends stand where one expects them. */
const FIRST_HOUR = Date.parse('2026-10-25T21:00:00Z');
const DEEPEST = 1000;

export type SampleMatrix = { buckets: string[]; rows: { id: string; cells: PositionCell[] }[] };

/** Places that wander, with each kind of absence in its turn. */
export function sampleMatrix(rows: number, hours: number): SampleMatrix {
  const random = seededRandom(rows * hours);
  return {
    buckets: Array.from({ length: hours }, (_, hour) => new Date(FIRST_HOUR + hour * HOUR_MS).toISOString()),
    rows: Array.from({ length: rows }, (_, row) => {
      let place = 1 + random() * 120;
      const cells = Array.from({ length: hours }, (_hour, hour) => {
        place = Math.min(Math.max(place + (random() - 0.5) * 14, 1), DEEPEST);
        return cellOf(Math.round(place), (row * 7 + hour) % 53);
      });
      return { id: `${words.things[row % words.things.length] ?? ''} ${row + 1}`, cells };
    }),
  };
}

function cellOf(place: number, index: number): PositionCell {
  if (index === 11) return { place: 'notFound', gap: null };
  if (index === 29) return { place: 'deep', gap: null };
  if (index === 31) return { place: null, gap: 'blocked' };
  if (index === 41) return { place: null, gap: null };
  return { place, gap: null };
}
