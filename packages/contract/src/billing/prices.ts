import type { Plan } from '../plans.ts';

/** Everything that costs or brings points; 1 rub is 1 point (product.md 9.1). Reasons in docs/decisions/0048 to 0051. */
export const PRICES = {
  topUp: {
    minimum: 500,
    maximum: 500_000,
    /** product.md 9.1: of the first top-up by card; the largest that is reached counts. */
    bonuses: [
      { from: 10_000, percent: 10 },
      { from: 20_000, percent: 20 },
    ],
  },
  planMonth: { start: 990, beginnerExpert: 2990, expert: 7990 } satisfies Record<
    Exclude<Plan, 'none'>,
    number
  >,
  /** Of the current and the next plan together. */
  planMonthsMaximum: 12,
  trial: { plan: 'beginnerExpert', days: 7 },
  /** Of one image test; a test of a picture against itself costs nothing (docs/decisions/0054). */
  abTest: 490,
  referral: { percent: 7, friendPoints: 1000 },
  /** Points that an operator gives or takes at once (docs/decisions/0051). */
  office: { minimum: 1, maximum: 100_000 },
} as const;
