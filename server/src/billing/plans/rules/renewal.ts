import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { extend, monthPriceOf, type Purchase, start } from './judge-purchase.ts';
import { coveredUntil, type Slot, type Span, settleSlots } from './slots.ts';

/** Bought a little before the end, so that nothing rests for the minute until a worker comes by. */
const AHEAD_MS = HOUR_MS;

/** The month that a plan buys by itself: of which plan, for how much, and from when. */
export type Renewal = { planType: number; price: number; at: Date };

/** The plan that the slots end with, and when. */
export function lastOf(slots: readonly Slot[]): Slot | undefined {
  return slots.toSorted((one, other) => other.to.getTime() - one.to.getTime())[0];
}

/**
 * At the end of the last plan; where given days as good go on after it, at their end, so that nobody pays for what is given.
 * undefined: nobody sells it. A plan that has ended is stored for as long as it waits for such days.
 */
export function nextRenewal(
  stored: readonly Slot[],
  grants: readonly Span[],
  now: Date,
): Renewal | undefined {
  const last = lastOf(stored);
  const price = last && monthPriceOf(last.planType);
  if (last === undefined || price === undefined) return undefined;
  const at = coveredUntil(grants, last.planType, last.to > now ? last.to : now);
  return { planType: last.planType, price, at };
}

/**
 * One month of the plan that ends with nothing after it; undefined when it is not time yet, or it is not for sale. One that
 * ended while no worker was there goes on from now.
 */
export function judgeRenewal(
  stored: readonly Slot[],
  grants: readonly Span[],
  now: Date,
): (Renewal & { purchase: Purchase }) | undefined {
  const renewal = nextRenewal(stored, grants, now);
  if (!renewal || renewal.at.getTime() - now.getTime() > AHEAD_MS) return undefined;
  const { planType, price, at } = renewal;
  const { current, next } = settleSlots(stored, now);
  if (next) return undefined;
  if (current) {
    if (current.to.getTime() !== at.getTime()) return undefined;
    return { ...renewal, purchase: { ...extend(current, 1, price), endsNow: at } };
  }
  const begun = start({ planType, months: 1 }, price, { from: at, now });
  return { ...renewal, purchase: { ...begun, endsNow: null } };
}
