import type { Day } from '@vitrina/contract/dates.ts';
import type { Session } from '../../platform/token/session-store.ts';

/** The screen that the news invite to. */
export const NEWS_TARGET = '/ab-test';

// product.md 4.5: at most two times in total and once on a calendar day.
const MOST_SHOWINGS = 2;

export type NewsVisitor = {
  hasLiveToken: boolean;
  /** `ready`: account, cabinets and rights are known. */
  stage: Session['stage'];
  pathname: string;
  /** Whether a dialog asks something. */
  isRequested: boolean;
  /** The screen still waits for answers: a film would take its place on the line. */
  isLoading: boolean;
  shownCount: number;
  /** The day of the last showing. */
  lastDay: Day | null;
  today: Day;
};

/** `wait`: ask again in a second; `never`: not on this visit. */
export function decideNews(visitor: NewsVisitor): 'show' | 'wait' | 'never' {
  const { hasLiveToken, stage, pathname, isRequested, isLoading, shownCount, lastDay, today } = visitor;
  if (shownCount >= MOST_SHOWINGS) return 'never';
  if (!hasLiveToken || stage !== 'ready') return 'wait';
  // Whoever is there already, is asked something or waits for the screen is not interrupted.
  if (pathname === NEWS_TARGET || isRequested || isLoading) return 'wait';
  // Days change while the page stays open.
  return lastDay !== today ? 'show' : 'wait';
}

/** The count with one showing more, as it is stored. */
export function countedUp(stored: string | null): string {
  return String(shownCountOf(stored) + 1);
}

/** What stands in storage may be anything: a count that is none counts as no showing. */
export function shownCountOf(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/u.test(stored) ? Number(stored) : 0;
}
