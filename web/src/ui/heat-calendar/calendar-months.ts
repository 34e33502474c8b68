import { addDays, type Day, daysBetween, listDays } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';

const WEEK_DAYS = 7;
/** As Date counts them: Sunday is 0. */
export type FirstWeekday = 1 | 6;

/** Whole weeks: the first and the last have days of the neighbouring months too. */
type CalendarMonth = { month: string; weeks: readonly (readonly Day[])[] };

export const monthOf = (day: Day) => day.slice(0, 7);

/** How many days after the first one of its week a day comes. */
function placeInWeek(day: Day, first: FirstWeekday): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() - first + WEEK_DAYS) % WEEK_DAYS;
}

function lastDayOf(month: string): Day {
  return addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);
}

function weeksOf(month: string, first: FirstWeekday): Day[][] {
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const start = addDays(from, -placeInWeek(from, first));
  const count = Math.ceil((daysBetween(start, to) + 1) / WEEK_DAYS);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (__, place) => addDays(start, week * WEEK_DAYS + place)),
  );
}

/** The months that a period touches, whole. */
export function calendarMonths({ from, to }: Period, first: FirstWeekday): CalendarMonth[] {
  const months = new Set(listDays(from, to).map(monthOf));
  return [...months].map((month) => ({ month, weeks: weeksOf(month, first) }));
}

/** Seven days in the order of the week, for their names. */
export function weekdaysOf(first: FirstWeekday): Day[] {
  // 05.01.2026 is a Monday.
  return Array.from({ length: WEEK_DAYS }, (_, place) => addDays('2026-01-04', first + place));
}

type Moving = { period: Period; first: FirstWeekday; isRightToLeft: boolean };

function stepOf(day: Day, key: string, { first, isRightToLeft }: Moving): number | undefined {
  const forward = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return -forward;
    case 'ArrowRight':
      return forward;
    case 'ArrowUp':
      return -WEEK_DAYS;
    case 'ArrowDown':
      return WEEK_DAYS;
    case 'Home':
      return -placeInWeek(day, first);
    case 'End':
      return WEEK_DAYS - 1 - placeInWeek(day, first);
    default:
      return undefined;
  }
}

/** Where a key leads from a day: it stays within the period; undefined for keys that do not move. */
export function moveDay(day: Day, key: string, moving: Moving): Day | undefined {
  const step = stepOf(day, key, moving);
  if (step === undefined) return undefined;
  const { from, to } = moving.period;
  const next = addDays(day, step);
  // Up and down keep the weekday; to the ends of a week that is cut the way is shorter.
  if (next < from) return key === 'Home' ? from : day;
  if (next > to) return key === 'End' ? to : day;
  return next;
}
