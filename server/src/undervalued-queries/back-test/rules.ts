import { addDays, type Day, daysBetween, listDays } from '@vitrina/contract/dates.ts';

/** Eight weeks to see what became of a list, and as many before it to compare with. */
const SPAN_DAYS = 56;
const WEEK_DAYS = 7;
/** The year that a back-test speaks of; older lists are dropped. */
const MOST_WEEKS = 53;
/** A list is made at the end of a week, so that each is made once however often the question comes. */
const SOME_SUNDAY: Day = '2020-01-05';
export const DRAWS = 200;
const LONGEST_LIST = 100;
const SHORTEST_LIST = 20;
/** A list is a choice: of few queries it takes a fifth. */
const CHOSEN_PART = 5;
/** A day that the provider never gave is missing on both sides alike; more of them would be another span. */
const MOST_MISSING_DAYS = 3;
/** Raised with every change of the score or of these rules: what was made by others is made again. */
export const RULES = 1;

/** The day by which it is seen what became of a list. */
export function outcomeDay(listDay: Day): Day {
  return addDays(listDay, SPAN_DAYS);
}

export function neededFrom(listDay: Day): Day {
  return addDays(listDay, 1 - SPAN_DAYS);
}

/** The newest end of a week that is at least eight weeks old. */
export function newestListDay(newest: Day): Day {
  const last = addDays(newest, -SPAN_DAYS);
  return addDays(last, -(daysBetween(SOME_SUNDAY, last) % WEEK_DAYS));
}

/** The ends of weeks whose lists can be judged, oldest first, for a year at most. */
export function listWeeks(days: readonly Day[]): Day[] {
  const newest = days.at(-1);
  if (newest === undefined) return [];
  const measured = new Set(days);
  const isThere = (from: Day, to: Day) =>
    listDays(from, to).filter((day) => !measured.has(day)).length <= MOST_MISSING_DAYS;
  const last = newestListDay(newest);
  const weeks = Array.from({ length: MOST_WEEKS }, (_, back) => addDays(last, -WEEK_DAYS * back));
  return weeks
    .filter(
      (day) =>
        measured.has(day) &&
        measured.has(outcomeDay(day)) &&
        isThere(neededFrom(day), day) &&
        isThere(addDays(day, 1), outcomeDay(day)),
    )
    .toReversed();
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
