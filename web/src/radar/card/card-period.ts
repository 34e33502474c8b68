import { addDays, Day } from '@vitrina/contract/dates.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { Period } from '../../platform/texts/create-format.ts';

const STANDARD_DAYS = 28;
/** No plan shows more. */
const OLDEST_DAYS = Math.max(...Object.values(PLAN_LIMITS).map((limits) => limits.radarHistoryDays));

export function boundsOf(today: Day): { minimum: Day; maximum: Day } {
  return { minimum: addDays(today, 1 - OLDEST_DAYS), maximum: today };
}

/**
 * What the address asks for, as far as there is anything at all; the last 28 days when it asks for nothing that can be
 * shown. What the plan does not show is requested nevertheless: the page says where it ends.
 */
export function periodOf(search: { from: string; to: string }, today: Day): Period {
  const { minimum, maximum } = boundsOf(today);
  const isDay = (text: string) => Day.safeParse(text).success;
  const isGiven = isDay(search.from) && isDay(search.to) && search.from <= search.to;
  const isShown = isGiven && search.from <= maximum && search.to >= minimum;
  if (!isShown) return { from: addDays(today, 1 - STANDARD_DAYS), to: today };
  return {
    from: search.from < minimum ? minimum : search.from,
    to: search.to > maximum ? maximum : search.to,
  };
}
