import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';

/** Eight weeks to see what became of a list, and as many before it to compare with. */
const SPAN_DAYS = 56;
export const DRAWS = 200;
const LONGEST_LIST = 100;
const SHORTEST_LIST = 20;
/** A list is a choice: of few queries it takes a fifth. */
const CHOSEN_PART = 5;
/** A day that the provider never gave is missing on both sides alike; more of them would be another span. */
const MOST_MISSING_DAYS = 3;

/** The day of the list that can be judged on a day, or the day from which figures are needed. */
export function chooseListDay(days: readonly Day[], newest: Day): { listDay: Day } | { neededFrom: Day } {
  const listDay = addDays(newest, -SPAN_DAYS);
  const neededFrom = addDays(listDay, 1 - SPAN_DAYS);
  const measured = new Set(days);
  const isThere = (from: Day, to: Day) =>
    listDays(from, to).filter((day) => !measured.has(day)).length <= MOST_MISSING_DAYS;
  const isEnough =
    measured.has(listDay) && isThere(neededFrom, listDay) && isThere(addDays(listDay, 1), newest);
  return isEnough ? { listDay } : { neededFrom };
}

/** How long a list of so many scored queries is; undefined: too short to be judged. */
export function chooseLength(scored: number): number | undefined {
  const length = Math.min(LONGEST_LIST, Math.floor(scored / CHOSEN_PART));
  return length < SHORTEST_LIST ? undefined : length;
}

/** The same for everybody on one day, another one on the next. */
export function seedOf(marketplace: string, day: Day): number {
  const bytes = Buffer.from(`${marketplace} ${day}`);
  return bytes.reduce((seed, byte) => (Math.imul(seed, 31) + byte) >>> 0, 17);
}
