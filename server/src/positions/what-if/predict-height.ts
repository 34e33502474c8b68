import { gainOf } from '../causes/learn-doubts.ts';
import type { Ranking } from '../causes/learn-ranking.ts';

/** A height and how far around it four cases of five lie. */
export type LikelyHeight = { height: number; spread: number };

/** Four of five of a normal spread stay within so many deviations. */
const FOUR_OF_FIVE = 1.2816;

/** How far gains differ when the weights are learned without a part of the cards: the jackknife's deviation. */
export function deviationOf(gains: readonly number[]): number {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return gains.length === 0 ? 0 : Math.sqrt((squares * (gains.length - 1)) / gains.length);
}

/**
 * A card at a height whose features change. What makes the range wide is independent of each other: the usual
 * wandering, the misses of such predictions for each feature, and weights learned from few cards.
 */
export function predictHeight(
  height: number,
  changes: readonly number[],
  { weights, doubts: { hourly, miss, without } }: Pick<Ranking, 'weights' | 'doubts'>,
): LikelyHeight {
  const gain = gainOf(weights, changes);
  const missed = changes.map((change, index) => (miss?.[index] ?? 0) * (weights[index] ?? 0) * change);
  const learned = FOUR_OF_FIVE * deviationOf(without.map((others) => gainOf(others, changes)));
  return { height: height + gain, spread: Math.hypot(hourly ?? 0, learned, ...missed) };
}
