import type { Day } from '@vitrina/contract/dates.ts';
import { JUMP_BOUNDS } from '@vitrina/contract/sharp-jumps.ts';

const HOURS = 24;
/** Searches that an hour has on the average; none at all then is a lost hour: by chance it happens once in 20,000. */
const LEAST_USUAL = 10;

export type DayHours = ReadonlyMap<Day, readonly number[]>;

/** Hours of a day without a search that have many on the other days. */
function countLostHours(hours: DayHours, day: Day): number {
  const others = [...hours].filter(([other]) => other !== day).map(([, counts]) => counts);
  if (others.length === 0) return 0;
  return (hours.get(day) ?? []).filter((count, hour) => {
    const usual = others.reduce((sum, counts) => sum + (counts[hour] ?? 0), 0) / others.length;
    return count === 0 && usual >= LEAST_USUAL;
  }).length;
}

/** Days of a query that were not measured for long enough to be compared, as far as their hours are known. */
export function listBrokenDays(hours: DayHours): Day[] {
  const most = (1 - JUMP_BOUNDS.leastCoverage) * HOURS;
  return [...hours.keys()].filter((day) => countLostHours(hours, day) > most);
}
