import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { extend, judgePurchase, monthPriceOf, type Purchase } from './judge-purchase.ts';
import { type Slot, type Slots, settleSlots } from './slots.ts';

/** Bought a little before the end, so that nothing rests for the minute until a worker comes by. */
const AHEAD_MS = HOUR_MS;

type Renewal = { planType: number; purchase: Purchase };

/** The plan that the slots end with, and when. */
export function lastOf(slots: readonly Slot[]): Slot | undefined {
  return slots.toSorted((one, other) => other.to.getTime() - one.to.getTime())[0];
}

/**
 * One month of the plan that ends with nothing after it; undefined when it is not time yet, or it is not for sale. One that
 * ended while no worker was there goes on from now.
 */
export function judgeRenewal(stored: readonly Slot[], now: Date): Renewal | undefined {
  const last = lastOf(stored);
  if (!last || last.to.getTime() - now.getTime() > AHEAD_MS) return undefined;
  const price = monthPriceOf(last.planType);
  if (price === undefined) return undefined;
  const slots: Slots = settleSlots(stored, now);
  if (slots.current && last.to === slots.current.to)
    return {
      planType: last.planType,
      purchase: { ...extend(slots.current, 1, price), endsNow: last.to },
    };
  if (slots.current || slots.next) return undefined;
  const judged = judgePurchase(slots, { planType: last.planType, months: 1, begins: 'now' }, now);
  return 'refused' in judged ? undefined : { planType: last.planType, purchase: judged };
}
