import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import type { Series } from '../estimate/compare-units.ts';
import type { Windows } from '../estimate/windows.ts';

/** What else is known of the days of a product, beside the figure that is compared. */
export type History = {
  orders: Series;
  openings: Series;
  revenueKopecks: Series;
  /** Clicks that campaigns brought; null: advertising is not known. */
  advertised: Series | null;
  /** Days on which it could not be bought. */
  off: readonly boolean[];
  /** Places of days on which somebody noted or changed something. */
  changes: readonly number[];
};

const sum = (series: Series, from: number, to: number) =>
  series.subarray(from, to).reduce((total, value) => total + value, 0);

const mean = (series: Series, from: number, to: number) => sum(series, from, to) / Math.max(1, to - from);

export function countDaysOff({ off }: History, { preFrom, preTo, postFrom, postTo }: Windows): number {
  return [...off.slice(preFrom, preTo), ...off.slice(postFrom, postTo)].filter(Boolean).length;
}

/** By what buyers paid: the change of price between the windows, in percent; 0 where too little was sold to know. */
export function priceChange(history: History, { preFrom, preTo, postFrom, postTo }: Windows): number {
  const { orders, revenueKopecks } = history;
  const before = sum(revenueKopecks, preFrom, preTo) / sum(orders, preFrom, preTo);
  const after = sum(revenueKopecks, postFrom, postTo) / sum(orders, postFrom, postTo);
  const change = 100 * (after / before - 1);
  return Number.isFinite(change) ? change : 0;
}

const partOf = (clicks: number, openings: number) => (openings > 0 ? (100 * clicks) / openings : 0);

/**
 * Whether campaigns brought as much of the openings after as before: where they did not, nobody can tell the two apart.
 * Both must have moved, the part and the clicks: more buyers from elsewhere make the part smaller, and a better market makes the clicks
 * more. Unknown advertising counts as steady.
 */
export function isAdvertisingSteady(
  { advertised, openings }: Pick<History, 'advertised' | 'openings'>,
  { preFrom, preTo, postFrom, postTo }: Windows,
): boolean {
  if (advertised === null) return true;
  const [before, after] = [mean(advertised, preFrom, preTo), mean(advertised, postFrom, postTo)];
  const was = partOf(before, mean(openings, preFrom, preTo));
  const is = partOf(after, mean(openings, postFrom, postTo));
  return (
    Math.abs(is - was) < EFFECT_BOUNDS.advertisedPoints ||
    100 * Math.abs(after - before) < EFFECT_BOUNDS.advertisedClicks * Math.max(before, after)
  );
}

/** Whether nothing that is known happened to a product: it was on sale, at its price, advertised as before, and left alone. */
export function isSteady(history: History, windows: Windows): boolean {
  return (
    countDaysOff(history, windows) === 0 &&
    !history.changes.some((place) => place >= windows.preFrom && place < windows.postTo) &&
    Math.abs(priceChange(history, windows)) < EFFECT_BOUNDS.price &&
    isAdvertisingSteady(history, windows)
  );
}
