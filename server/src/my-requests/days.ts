import { addDays, type Day } from '@vitrina/contract/dates.ts';
import { MY_REQUESTS_DAYS, type RequestsDays } from '@vitrina/contract/my-requests.ts';
import { type Span, visibleOwnDays } from '../own-queries/own-days.ts';

type Given = { stored: readonly Day[]; historyDays: number; now: Date };

function countIn(stored: readonly Day[], { from, to }: Span): number {
  return stored.filter((day) => day >= from && day <= to).length;
}

/**
 * The days of both screens: the week that ends on the newest stored day, the week before it where it can be compared
 * (the plan reaches it, and as many of its days are measured), and the days that "lost" and "new" look back at.
 */
export function planDays({ stored, historyDays, now }: Given): RequestsDays {
  const visible = visibleOwnDays(historyDays, now);
  const shown = stored.filter((day) => day >= visible.from && day <= visible.to);
  const newest = shown.at(-1);
  const days = { visible, hiddenDays: stored.filter((day) => day < visible.from).length };
  if (newest === undefined) return { ...days, week: null, weekBefore: null, lookBack: null };
  const start = addDays(newest, 1 - MY_REQUESTS_DAYS.week);
  const week = { from: start < visible.from ? visible.from : start, to: newest };
  const before = { from: addDays(start, -MY_REQUESTS_DAYS.week), to: addDays(start, -1) };
  const isComparable =
    before.from >= visible.from &&
    countIn(shown, before) > 0 &&
    countIn(shown, before) === countIn(shown, week);
  const far = addDays(start, -MY_REQUESTS_DAYS.lookBack);
  const lookBack = { from: far < visible.from ? visible.from : far, to: addDays(start, -1) };
  return {
    ...days,
    week,
    weekBefore: isComparable ? before : null,
    lookBack: countIn(shown, lookBack) > 0 ? lookBack : null,
  };
}
