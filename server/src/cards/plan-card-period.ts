import { addDays, type Day, MINIMUM_DAY, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { problem } from '../platform/problem.ts';
import { historyStart } from './history-start.ts';

export type CardPeriod = {
  from: Date;
  to: Date;
  /** null: the days do not reach what is behind the plan's limit. */
  lockedBefore: Date | null;
};

type Days = { from: Day; to: Day };

/**
 * Whole Moscow days as far as they have come and the plan shows them: nothing is left (`from` equals `to`) of days that are
 * all behind its limit. Refuses days in a wrong order and those that have not begun.
 */
export function planCardPeriod(days: Days, plan: Plan, now: Date): CardPeriod {
  const today = moscowDay(now);
  if (days.from > days.to || days.from > today || days.from < MINIMUM_DAY)
    throw problem('searchHistory.outOfRange', { from: MINIMUM_DAY, to: today });
  const start = startOfMoscowDay(days.from);
  const dayEnd = startOfMoscowDay(addDays(days.to, 1));
  const to = dayEnd < now ? dayEnd : now;
  const shown = historyStart(plan, now);
  const lockedBefore = shown > start ? shown : null;
  const from = lockedBefore ?? start;
  return { from: from < to ? from : to, to, lockedBefore };
}
