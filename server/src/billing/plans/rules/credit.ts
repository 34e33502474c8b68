import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Slot } from './slots.ts';

/** Whole days that are left of a slot; the day that has begun is used. */
export function countDaysLeft({ to }: Pick<Slot, 'to'>, now: Date): number {
  return Math.max(0, Math.floor((to.getTime() - now.getTime()) / DAY_MS));
}

/** Points for the whole days that are left, at the price of a day of the span; rounded down. */
export function creditOf(slot: Pick<Slot, 'from' | 'to' | 'paid'>, now: Date): number {
  const days = Math.max(1, Math.round((slot.to.getTime() - slot.from.getTime()) / DAY_MS));
  const left = Math.min(days, countDaysLeft(slot, now));
  return Math.floor((slot.paid * left) / days);
}
