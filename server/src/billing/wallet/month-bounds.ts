import type { Month } from '@vitrina/contract/billing/operation-filter.ts';
import { addDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';

const LONGEST_MONTH = 31;

/** From the first moment of a Moscow month to the first one of the next. */
export function monthBounds(month: Month): { from: Date; to: Date } {
  const first = `${month}-01`;
  const inNext = addDays(first, LONGEST_MONTH);
  return { from: startOfMoscowDay(first), to: startOfMoscowDay(`${inNext.slice(0, 7)}-01`) };
}
