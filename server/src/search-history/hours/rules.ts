import { type Day, daysBetween } from '@vitrina/contract/dates.ts';

export const HOURS = 24;

/** Days of a span with both its ends; none of one that ends before it begins. */
export function countDays(from: Day, to: Day | null): number {
  return to === null ? 0 : Math.max(0, daysBetween(from, to) + 1);
}

/** A fetched day on which nobody searched is a day of zeros; a day that has searches but no hours is not known. */
export function countKnownDays(
  fetchedDays: number,
  searched: ReadonlyMap<Day, number> | undefined,
  withHours: readonly Day[],
): number {
  const known = new Set(withHours);
  const withoutHours = [...(searched?.keys() ?? [])].filter((day) => !known.has(day));
  return Math.max(known.size, fetchedDays - withoutHours.length);
}

type KnownHours = {
  fetchedTo: Day | null;
  searched: ReadonlyMap<Day, number> | undefined;
  hours: ReadonlyMap<Day, readonly number[]>;
};

/** The same for each day by itself. */
export function spreadHours(
  days: readonly Day[],
  { fetchedTo, searched, hours }: KnownHours,
): { day: Day; counts: number[] | null }[] {
  return days.map((day) => {
    const counts = hours.get(day);
    if (counts !== undefined) return { day, counts: [...counts] };
    const isQuiet = fetchedTo !== null && day <= fetchedTo && searched?.has(day) !== true;
    return { day, counts: isQuiet ? Array.from<number>({ length: HOURS }).fill(0) : null };
  });
}

/** Fewer searches than four an hour of the day over the whole period: which hour is busiest would be chance. */
const FEWEST_SEARCHES = 4 * HOURS;

/** product.md 8.4: too few queries for statistics, choose a longer period. */
export function isTooFew(days: readonly { counts: readonly number[] | null }[]): boolean {
  const searches = days.flatMap(({ counts }) => counts ?? []).reduce((sum, count) => sum + count, 0);
  return searches < FEWEST_SEARCHES;
}
