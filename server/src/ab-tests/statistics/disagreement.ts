import { normalQuantile } from '../maths/distributions.ts';
import { estimateRates } from './estimate-rates.ts';
import type { HourModel } from './hour-model.ts';

/** Carts and orders are few: a weaker difference than that of a verdict is worth a warning. */
const SCORE = normalQuantile(0.95);

/** Whether an image that does not lead by clicks brings clearly more carts (orders) per view than the one that does. */
export function disagrees(model: HourModel, counts: readonly number[] | null, leaderId: number): boolean {
  if (counts === null) return false;
  const rates = estimateRates(model, counts);
  const leader = rates.get(leaderId);
  if (leader === undefined) return false;
  return [...rates.values()].some(
    ({ rate, variance }) => rate - leader.rate > SCORE * Math.sqrt(variance + leader.variance),
  );
}
