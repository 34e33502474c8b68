import { addDays, type Day, daysBetween } from '@vitrina/contract/dates.ts';
import { EFFECT_BOUNDS, type EffectUnsaid } from '@vitrina/contract/effects/effects.ts';
import { postDays, WEEK_DAYS, type Windows } from '../estimate/windows.ts';

export type Unsaid = { unsaid: EffectUnsaid };
export type PlannedWindows = { windows: Windows; daysAfter: number };

/** A day of a change, and the days from which another one is another. */
type ChangeDays = { from: Day; to: Day };

export function unsay(reason: EffectUnsaid['reason'], more: Partial<EffectUnsaid> = {}): Unsaid {
  return { unsaid: { reason, day: null, found: null, needed: null, ...more } };
}

/** The figures of a day come on the next one. */
export function tooEarly({ to }: ChangeDays): Unsaid {
  return unsay('tooEarly', { day: addDays(to, EFFECT_BOUNDS.leastDaysAfter + 1) });
}

/** What is noted a day before or after is the same event. */
export function isSameEvent(day: Day, { from, to }: ChangeDays): boolean {
  return day >= addDays(from, -1) && day <= addDays(to, 1);
}

/** How many days lie between a change and the end of what is stored, or the next change of the product. */
function countDaysAfter({ to }: ChangeDays, last: Day, next: Day | undefined): number {
  const end = next !== undefined && next <= last ? addDays(next, -1) : last;
  return daysBetween(to, end);
}

const isCovered = (found: number, needed: number) => 100 * found >= EFFECT_BOUNDS.coverage * needed;

/**
 * The windows of a change in the days that are stored, oldest first, or why there are none. `others`: days of other
 * changes of the product, oldest first. Days that are not stored are left out for everybody alike.
 */
export function planWindows(
  days: readonly Day[],
  change: ChangeDays,
  others: readonly Day[],
): PlannedWindows | Unsaid {
  const { daysBefore } = EFFECT_BOUNDS;
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return unsay('tooFewDays', { found: 0, needed: daysBefore });
  const start = addDays(change.from, -daysBefore);
  const near = others.filter((day) => !isSameEvent(day, change));
  const before = near.findLast((day) => day < change.from && day >= start);
  if (before !== undefined) return unsay('otherChange', { day: before });
  const next = near.find((day) => day > change.to);
  const daysAfter = postDays(countDaysAfter(change, last, next));
  if (daysAfter === 0) {
    const isCut = next !== undefined && daysBetween(change.to, next) <= WEEK_DAYS;
    if (isCut) return unsay('otherChange', { day: next });
    return tooEarly(change);
  }
  const stored = days.filter((day) => day >= start && day < change.from).length;
  if (first > start) return unsay('tooFewDays', { found: stored, needed: daysBefore });
  const end = addDays(change.to, daysAfter);
  const storedAfter = days.filter((day) => day > change.to && day <= end).length;
  if (!isCovered(stored, daysBefore) || !isCovered(storedAfter, daysAfter))
    return unsay('gaps', { found: stored + storedAfter, needed: daysBefore + daysAfter });
  const placeOf = (day: Day) => days.findIndex((one) => one >= day);
  const preTo = placeOf(change.from);
  const postFrom = placeOf(addDays(change.to, 1));
  return {
    daysAfter,
    windows: { preFrom: placeOf(start), preTo, postFrom, postTo: postFrom + storedAfter },
  };
}
