import { moscowDay, startOfMoscowDay } from '../dates.ts';

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The day of the Moscow month on which a plan begins, and which its later ends keep as far as their months have it. */
export function dayOfMonth(at: Date): number {
  return Number(moscowDay(at).slice(8));
}

/**
 * The same Moscow time so many months later. Begun on the 31st, a month ends on the last day of a shorter one and the
 * month after it on the 31st again: `onDay` is the day to return to.
 */
export function addMonths(at: Date, months: number, onDay = dayOfMonth(at)): Date {
  const day = moscowDay(at);
  const timeOfDay = at.getTime() - startOfMoscowDay(day).getTime();
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysInMonth(first.getUTCFullYear(), first.getUTCMonth());
  first.setUTCDate(Math.min(onDay, last));
  return new Date(startOfMoscowDay(first.toISOString().slice(0, 10)).getTime() + timeOfDay);
}
