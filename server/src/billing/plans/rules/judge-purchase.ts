import { addMonths, dayOfMonth } from '@vitrina/contract/billing/months.ts';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import type { PlanWish, PurchaseKind } from '@vitrina/contract/billing/tariff.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { countDaysLeft, creditOf } from './credit.ts';
import { type Slot, type Slots, settleSlots } from './slots.ts';

const MONTH_PRICES = new Map<number, number>(
  (Object.keys(PRICES.planMonth) as (keyof typeof PRICES.planMonth)[]).map((plan) => [
    PLANS[plan],
    PRICES.planMonth[plan],
  ]),
);

/** undefined: a plan that nobody can buy. */
export function monthPriceOf(planType: number): number | undefined {
  return MONTH_PRICES.get(planType);
}

export type Purchase = {
  kind: PurchaseKind;
  price: number;
  credit: number;
  daysLeft: number;
  /** What is bought: of an extension the months that are added. */
  bought: { from: Date; to: Date };
  /** When the plan of before ends by itself. */
  endsNow: Date | null;
  after: Slots;
};
type PurchaseRefusal = { refused: 'notOffered' | 'nextPaid' | 'tooManyMonths' };

const nothing = { credit: 0, daysLeft: 0 };

function newSlot(planType: number, from: Date, months: number, paid: number): Slot {
  return { planType, from, to: addMonths(from, months), paid, onDay: dayOfMonth(from) };
}

/** The months begin where no slot is, at `from` or, if that is later than `now`, as the next plan. */
export function start(
  { planType, months }: Pick<PlanWish, 'planType' | 'months'>,
  price: number,
  { from, now }: { from: Date; now: Date },
): Omit<Purchase, 'endsNow'> {
  const slot = newSlot(planType, from, months, price);
  return { kind: 'start', price, ...nothing, bought: slot, after: settleSlots([slot], now) };
}

export function extend(current: Slot, months: number, price: number): Omit<Purchase, 'endsNow'> {
  const to = addMonths(current.to, months, current.onDay);
  const slot = { ...current, to, paid: current.paid + price };
  const bought = { from: current.to, to };
  return { kind: 'extend', price, ...nothing, bought, after: { current: slot, next: null } };
}

function append(current: Slot, { planType, months }: PlanWish, price: number): Omit<Purchase, 'endsNow'> {
  const slot = newSlot(planType, current.to, months, price);
  return { kind: 'next', price, ...nothing, bought: slot, after: { current, next: slot } };
}

/** What is left of the old plan comes back as points, and the new one begins. */
function change(current: Slot, wish: PlanWish, { price, now }: { price: number; now: Date }) {
  const begun = start(wish, price, { from: now, now });
  const left = { credit: creditOf(current, now), daysLeft: countDaysLeft(current, now) };
  return { ...begun, ...left, kind: 'change' as const };
}

function choose(current: Slot | null, wish: PlanWish, { price, now }: { price: number; now: Date }) {
  if (current === null) return start(wish, price, { from: now, now });
  if (current.planType === wish.planType) return extend(current, wish.months, price);
  return wish.begins === 'now' ? change(current, wish, { price, now }) : append(current, wish, price);
}

/** While a next plan is paid nothing else is bought: what would become of it is nobody's guess. */
export function judgePurchase(slots: Slots, wish: PlanWish, now: Date): Purchase | PurchaseRefusal {
  const monthPrice = monthPriceOf(wish.planType);
  if (monthPrice === undefined) return { refused: 'notOffered' };
  if (slots.next !== null) return { refused: 'nextPaid' };
  const { current } = slots;
  const purchase = choose(current, wish, { price: monthPrice * wish.months, now });
  if (purchase.bought.to > addMonths(now, PRICES.planMonthsMaximum)) return { refused: 'tooManyMonths' };
  return { ...purchase, endsNow: current?.to ?? null };
}

/** How many months may still be bought after what is paid. */
export function countMonthsLeft({ current, next }: Slots, now: Date): number {
  const last = next ?? current;
  if (last === null) return PRICES.planMonthsMaximum;
  const limit = addMonths(now, PRICES.planMonthsMaximum);
  let months = 0;
  while (months < PRICES.planMonthsMaximum && addMonths(last.to, months + 1, last.onDay) <= limit)
    months += 1;
  return months;
}
