import { addDays, daysBetween } from '@vitrina/contract/dates.ts';
import type { Cell } from './table-line.ts';

const FULL_DAYS =
  /(?<!\d)(?:(?<year>20\d\d)[-._](?<month>\d\d)[-._](?<day>\d\d)|(?<day2>\d{1,2})[-._](?<month2>\d{1,2})[-._](?<year2>20\d\d))(?!\d)/g;
const SHORT_DAY = /^(\d{1,2})\.(\d{1,2})(?:\.(\d\d))?$/;

/** The calendar day, or null when there is no such day. */
function toDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 2000 && year < 2100 ? at.toISOString().slice(0, 10) : null;
}

export function lastDayOfMonth(year: number, month: number): string | null {
  const nextMonth = month === 12 ? toDay(year + 1, 1, 1) : toDay(year, month + 1, 1);
  return month >= 1 && month <= 12 && nextMonth ? addDays(nextMonth, -1) : null;
}

function listFullDays(text: string): string[] {
  return [...text.matchAll(FULL_DAYS)].flatMap(({ groups = {} }) => {
    const day = toDay(
      Number(groups.year ?? groups.year2),
      Number(groups.month ?? groups.month2),
      Number(groups.day ?? groups.day2),
    );
    return day ? [day] : [];
  });
}

/** A day as people and tools write it; "19.07" needs a year from outside. */
export function parseDay(cell: Cell, year: number): { day: string; isYearAssumed: boolean } | null {
  if (cell instanceof Date) {
    const day = toDay(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
    return day ? { day, isYearAssumed: false } : null;
  }
  if (typeof cell !== 'string') return null;
  const [only, ...others] = listFullDays(cell);
  if (only) return others.length === 0 ? { day: only, isYearAssumed: false } : null;
  const short = SHORT_DAY.exec(cell.trim());
  if (!short) return null;
  const shortYear = short[3] === undefined ? year : 2000 + Number(short[3]);
  const day = toDay(shortYear, Number(short[2]), Number(short[1]));
  return day ? { day, isYearAssumed: short[3] === undefined } : null;
}

/** "… 2024-07-01 - 2024-07-07 …": seven days that end on the 7th. A single date gives a day without a window. */
export function findPeriod(text: string): { day: string; windowDays: number | null } | null {
  const [first, second, ...others] = listFullDays(text);
  if (!first || others.length > 0) return null;
  if (!second) return { day: first, windowDays: null };
  const windowDays = daysBetween(first, second) + 1;
  return windowDays >= 1 && windowDays <= 366 ? { day: second, windowDays } : null;
}
