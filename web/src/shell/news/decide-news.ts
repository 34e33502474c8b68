import type { Day } from '@vitrina/contract/dates.ts';

// spec 4: at most two times in total and once on a calendar day.
const MOST_SHOWINGS = 2;

export type NewsVisitor = {
  hasLiveToken: boolean;
  /** Account, cabinets and rights are known. */
  isReady: boolean;
  /** Whether the person may open the screen that the dialog invites to. */
  mayOpenTarget: boolean;
  shownCount: number;
  /** The day of the last showing. */
  lastDay: Day | null;
  today: Day;
};

/** `wait`: ask again in a second; `never`: not on this visit. */
export function decideNews(visitor: NewsVisitor): 'show' | 'wait' | 'never' {
  const { hasLiveToken, isReady, mayOpenTarget, shownCount, lastDay, today } = visitor;
  if (shownCount >= MOST_SHOWINGS) return 'never';
  if (!hasLiveToken || !isReady) return 'wait';
  // Rights, cabinets and days change while the page stays open.
  return mayOpenTarget && lastDay !== today ? 'show' : 'wait';
}

/** What stands in storage may be anything: a count that is none counts as no showing. */
export function shownCountOf(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/u.test(stored) ? Number(stored) : 0;
}
