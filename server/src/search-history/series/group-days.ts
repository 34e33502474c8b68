import { addDays, type Day } from '@vitrina/contract/dates.ts';

export type Grouping = 'Day' | 'Week' | 'Month';

/** Monday of the week, the first of the month, or the day itself. */
function startOf(day: Day, grouping: Grouping): Day {
  if (grouping === 'Month') return `${day.slice(0, 7)}-01`;
  if (grouping === 'Day') return day;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Where each group begins within the period, and the places of its days. */
export function groupDays(days: readonly Day[], grouping: Grouping): { day: Day; places: number[] }[] {
  const groups = new Map<Day, { day: Day; places: number[] }>();
  for (const [place, day] of days.entries()) {
    const start = startOf(day, grouping);
    const group = groups.get(start) ?? { day, places: [] };
    group.places.push(place);
    groups.set(start, group);
  }
  return [...groups.values()];
}

/** Of a group the last measured window is shown: it covers the group's days already, so nothing is averaged twice. */
export function lastOfGroup(values: readonly (number | null)[], places: readonly number[]): number | null {
  for (const place of places.toReversed()) {
    const value = values[place] ?? null;
    if (value !== null) return value;
  }
  return null;
}
