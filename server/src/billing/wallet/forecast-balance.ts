import { addMonths } from '@vitrina/contract/billing/months.ts';
import type { WalletForecast } from '@vitrina/contract/billing/wallet.ts';
import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';

/** Use is the mean of so many days, or of those that there are. */
export const OBSERVED_DAYS = 30;
/** Fewer say nothing about a use that comes in weeks. */
const FEWEST_DAYS = 14;
const LONGEST_MONTHS = 12;

/** A plan that renews itself: from its day on every month again. */
export type Renewal = { at: Date; points: number };

type Use = {
  available: number;
  /** Of the wallet's first operation. */
  firstAt: Date | null;
  /** Of the observed days: on tests, and on plans less what was credited of them. */
  tests: number;
  plans: number;
  renewal: Renewal | undefined;
  now: Date;
};

/** How many of the days from now on what is available lasts; undefined: longer than is looked at. */
function countDays(
  { available, now }: Use,
  perDay: number,
  renewals: readonly Renewal[],
): number | undefined {
  const days = Math.round((addMonths(now, LONGEST_MONTHS).getTime() - now.getTime()) / DAY_MS);
  for (let day = 1; day <= days; day += 1) {
    const end = now.getTime() + day * DAY_MS;
    const renewed = renewals
      .filter(({ at }) => at.getTime() <= end)
      .reduce((sum, { points }) => sum + points, 0);
    if (available - perDay * day - renewed < 0) return day - 1;
  }
  return undefined;
}

/**
 * "Enough until 12 May": the mean of a day goes on. A plan that renews itself is counted on its days and not in the
 * mean; plans that somebody buys by hand are in the mean.
 */
export function forecastBalance(use: Use): WalletForecast {
  const { firstAt, tests, plans, renewal, now } = use;
  const past = firstAt === null ? 0 : Math.floor((now.getTime() - firstAt.getTime()) / DAY_MS);
  if (past < FEWEST_DAYS) return { kind: 'unknown', reason: 'young' };
  const spent = Math.max(renewal === undefined ? tests + plans : tests, 0);
  if (spent === 0 && renewal === undefined) return { kind: 'unknown', reason: 'unspent' };
  const perDay = spent / Math.min(past, OBSERVED_DAYS);
  const renewals =
    renewal === undefined
      ? []
      : Array.from({ length: LONGEST_MONTHS + 1 }, (_, months) => ({
          at: addMonths(renewal.at, months),
          points: renewal.points,
        }));
  const days = countDays(use, perDay, renewals);
  const rest = { perDay, renews: renewal !== undefined };
  return days === undefined
    ? { kind: 'beyond', ...rest }
    : { kind: 'until', day: addDays(moscowDay(now), days), ...rest };
}
