import { NOTHING_KNOWN } from '@vitrina/contract/positions/matrix-cells.ts';
import type { HourlyPlaces } from './hourly-places.ts';

/** One evening as a night before has forecast it; `hour` is counted in hours of the series. */
export type ForecastEvening = { hour: number; best80: number | null; worst80: number | null };

/** What is beyond every place is within a band that ends there. */
function isWithin(cell: number, { best80, worst80 }: ForecastEvening): boolean {
  if (cell < 0) return worst80 === null;
  return best80 !== null && cell >= best80 && (worst80 === null || cell <= worst80);
}

/** The evenings that have been checked since, and how many of them came as the band of 80 % said. */
export function countHeld(places: HourlyPlaces, evenings: readonly ForecastEvening[]) {
  const came = evenings.flatMap((evening) => {
    const cell = places[evening.hour] ?? NOTHING_KNOWN;
    return cell === NOTHING_KNOWN ? [] : [isWithin(cell, evening)];
  });
  return { held: came.filter(Boolean).length, came: came.length };
}
