import type { PositionCell } from '@vitrina/contract/positions.ts';

export type PlaceTone = 'top10' | 'top50' | 'top100' | 'rest' | 'notFound' | 'gap' | 'notDue';

/** Only a place is coloured; what nobody measured is hatched, and what is not due yet stays empty. */
export function toneOf({ place, gap }: PositionCell): PlaceTone {
  if (place === null) return gap === null ? 'notDue' : 'gap';
  if (place === 'notFound') return 'notFound';
  if (place === 'deep' || place > 100) return 'rest';
  if (place > 50) return 'top100';
  return place > 10 ? 'top50' : 'top10';
}
