import type { Day } from '@vitrina/contract/dates.ts';
import type { Session } from '../../platform/token/session-store.ts';
import { isPermitted } from '../permitted.ts';
import type { ScreenData } from '../screen-data.ts';

/** The screen that the news invite to. */
export const NEWS_TARGET = '/ab-test';

// product.md 4.5: at most two times in total and once on a calendar day.
const MOST_SHOWINGS = 2;

export type NewsVisitor = {
  hasLiveToken: boolean;
  /** `ready`: account, cabinets and rights are known. */
  stage: Session['stage'];
  /** Whether the person may open the screen that the dialog invites to. */
  mayOpenTarget: boolean;
  pathname: string;
  /** Whether a dialog asks something. */
  isRequested: boolean;
  shownCount: number;
  /** The day of the last showing. */
  lastDay: Day | null;
  today: Day;
};

/** `wait`: ask again in a second; `never`: not on this visit. */
export function decideNews(visitor: NewsVisitor): 'show' | 'wait' | 'never' {
  const { hasLiveToken, stage, mayOpenTarget, pathname, isRequested, shownCount, lastDay, today } = visitor;
  if (shownCount >= MOST_SHOWINGS) return 'never';
  if (!hasLiveToken || stage !== 'ready') return 'wait';
  // Whoever is there already, or is asked something, is not interrupted.
  if (pathname === NEWS_TARGET || isRequested) return 'wait';
  // Rights, cabinets and days change while the page stays open.
  return mayOpenTarget && lastDay !== today ? 'show' : 'wait';
}

/** Without a cabinet every screen is permitted, and a test has nothing to be made of. */
export function mayOpen(
  screen: ScreenData | undefined,
  session: Pick<Session, 'account' | 'cabinet' | 'ability'>,
): boolean {
  return screen !== undefined && session.cabinet !== null && isPermitted(screen, session);
}

/** The count with one showing more, as it is stored. */
export function countedUp(stored: string | null): string {
  return String(shownCountOf(stored) + 1);
}

/** What stands in storage may be anything: a count that is none counts as no showing. */
export function shownCountOf(stored: string | null): number {
  return stored !== null && /^\d{1,9}$/u.test(stored) ? Number(stored) : 0;
}
