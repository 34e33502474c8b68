import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';

/** Places in a series of days: the pre-period, the days of the change itself, the post-period. Ends are exclusive. */
export type Windows = { preFrom: number; preTo: number; postFrom: number; postTo: number };

export const WEEK_DAYS = 7;

/** Everything is compared with itself at so many earlier dates, a week apart. */
export const MOST_PLACEBO_DATES = 6;

/** As many whole weeks as there are after a change, so that each weekday counts as often; 0: not one. */
export function postDays(daysAfter: number): number {
  const days = Math.max(0, Math.min(daysAfter, EFFECT_BOUNDS.mostDaysAfter));
  return Math.floor(days / WEEK_DAYS) * WEEK_DAYS;
}

/** The same windows at earlier dates: the last ends before the change, the first begins with the first day there is. */
export function placeboWindows({ preFrom, preTo, postFrom, postTo }: Windows): Windows[] {
  const gap = postFrom - preTo;
  const length = postTo - postFrom;
  const all: Windows[] = [];
  for (let date = 0; date < MOST_PLACEBO_DATES; date += 1) {
    const start = preTo - length - date * WEEK_DAYS;
    const first = start - gap - (preTo - preFrom);
    if (first < 0) break;
    all.push({ preFrom: first, preTo: start - gap, postFrom: start, postTo: start + length });
  }
  return all;
}
