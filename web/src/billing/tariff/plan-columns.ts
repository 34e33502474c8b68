import { PRICES } from '@vitrina/contract/billing/prices.ts';
import type { TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';

/** undefined: a plan that nobody buys. */
export function monthPrice(plan: Plan): number | undefined {
  return plan === 'none' ? undefined : PRICES.planMonth[plan];
}

type Offer = { kind: 'choose' | 'extend' } | { kind: 'closed'; why: 'nextPaid' | 'paidAhead' };

/** What can be done about a plan; undefined: it is not for sale. */
export function offerOf(plan: Plan, tariff: Pick<TariffInfo, 'current' | 'next' | 'monthsLeft'>) {
  if (monthPrice(plan) === undefined) return undefined;
  if (tariff.next !== null) return { kind: 'closed', why: 'nextPaid' } satisfies Offer;
  if (tariff.current?.planType !== PLANS[plan]) return { kind: 'choose' } satisfies Offer;
  return tariff.monthsLeft > 0
    ? ({ kind: 'extend' } satisfies Offer)
    : ({ kind: 'closed', why: 'paidAhead' } satisfies Offer);
}

/** How many months can be bought: a plan in the place of the current one counts by itself. */
export function mostMonths(begins: 'now' | 'next', isOther: boolean, monthsLeft: number): number {
  return begins === 'now' && isOther ? PRICES.planMonthsMaximum : monthsLeft;
}
