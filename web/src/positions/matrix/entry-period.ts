import { addDays, Day } from '@vitrina/contract/dates.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { clipPeriod, earliestInPlan } from '../../ui/period/period.ts';

const STANDARD_DAYS = 7;
/** No plan shows more. */
const OLDEST_DAYS = 365;

export function lastDays(today: Day, days: number): Period {
  return { from: addDays(today, 1 - days), to: today };
}

export function boundsOf(today: Day): { minimum: Day; maximum: Day } {
  return { minimum: addDays(today, 1 - OLDEST_DAYS), maximum: today };
}

/** What the address asks for, as far as the plan shows it; the last week when it asks for nothing that can be shown. */
export function periodOf(search: { from: string; to: string }, today: Day, planDays: number | null): Period {
  const bounds = boundsOf(today);
  const visible = { minimum: earliestInPlan(bounds, planDays), maximum: today };
  const standard = lastDays(today, STANDARD_DAYS);
  const isDay = (text: string) => Day.safeParse(text).success;
  const isGiven = isDay(search.from) && isDay(search.to) && search.from <= search.to;
  return clipPeriod(isGiven ? search : standard, visible) ?? clipPeriod(standard, visible) ?? standard;
}
