import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { MY_REQUESTS_DAYS, type RequestsDays } from '@vitrina/contract/my-requests.ts';
import { visibleOwnDays } from '../own-queries/own-days.ts';
import { countIn, lastWeeks } from '../own-queries/own-weeks.ts';

type Given = { stored: readonly Day[]; historyDays: number; now: Date };

/**
 * The days of both screens: the week that ends on the newest stored day, the week before it where it can be compared
 * (the plan reaches it, and as many of its days are measured), and the days that "lost" and "new" look back at.
 */
export function planDays({ stored, historyDays, now }: Given): RequestsDays {
  const visible = visibleOwnDays(historyDays, now);
  const shown = stored.filter((day) => day >= visible.from && day <= visible.to);
  const weeks = lastWeeks(shown, visible);
  const days = { visible, hiddenDays: stored.filter((day) => day < visible.from).length };
  if (weeks === null) return { ...days, week: null, weekBefore: null, lookBack: null };
  const start = addDays(weeks.week.to, 1 - MY_REQUESTS_DAYS.week);
  const far = addDays(start, -MY_REQUESTS_DAYS.lookBack);
  const lookBack = { from: far < visible.from ? visible.from : far, to: addDays(start, -1) };
  return { ...days, ...weeks, lookBack: countIn(shown, lookBack) > 0 ? lookBack : null };
}
