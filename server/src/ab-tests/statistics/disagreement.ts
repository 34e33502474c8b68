import { normalQuantile } from '../maths/distributions.ts';
import { estimateRates } from './estimate-rates.ts';
import { type Counter, toSamples } from './samples.ts';
import type { Weigh } from './weigh-by-plan.ts';
import type { MeasuredWindow } from './window.ts';

/** Carts and orders are few: a weaker difference than that of a verdict is worth a warning. */
const SCORE = normalQuantile(0.95);

/** Whether an image that does not lead by clicks brings clearly more carts (orders) per view than the one that does. */
export function disagrees(
  windows: readonly MeasuredWindow[],
  counter: Exclude<Counter, 'clicks'>,
  [leaderId, ...otherIds]: readonly [number, ...number[]],
  weigh: Weigh,
): boolean {
  const rates = estimateRates(toSamples(windows, counter, weigh) ?? []);
  const leader = rates.get(leaderId);
  return otherIds.some((imageId) => {
    const other = rates.get(imageId);
    if (leader === undefined || other === undefined) return false;
    return other.rate - leader.rate > SCORE * Math.sqrt(other.variance + leader.variance);
  });
}
