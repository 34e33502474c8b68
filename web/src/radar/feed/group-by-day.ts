import { type Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { RadarChange } from '@vitrina/contract/radar/changes.ts';

type DayOfNoise = { day: Day; count: number };
export type FeedDay = { day: Day; changes: readonly RadarChange[]; noise: number };

/** The newest day first; a day with nothing but noise is a day as well. */
export function groupByDay(changes: readonly RadarChange[], noise: readonly DayOfNoise[]): FeedDay[] {
  const days = new Map<Day, RadarChange[]>();
  for (const change of changes) {
    const day = moscowDay(new Date(change.at));
    const known = days.get(day);
    if (known === undefined) days.set(day, [change]);
    else known.push(change);
  }
  const counts = new Map(noise.map(({ day, count }) => [day, count]));
  return [...new Set([...days.keys(), ...counts.keys()])]
    .toSorted()
    .toReversed()
    .map((day) => ({ day, changes: days.get(day) ?? [], noise: counts.get(day) ?? 0 }));
}
