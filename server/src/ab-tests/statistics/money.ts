import { WEEK_MS } from '@vitrina/contract/durations.ts';
import type { Rate } from './lift.ts';
import { compareRates, credibleInterval, updateBelief } from './lift.ts';
import type { MeasuredWindow } from './window.ts';

export type Money = { lowKopecks: number; highKopecks: number };

const sumOf = (windows: readonly MeasuredWindow[], of: (window: MeasuredWindow) => number) =>
  windows.reduce((sum, window) => sum + of(window), 0);

/**
 * What a week with one image brings more than with another: clicks gained × orders per click × price. A range, because
 * the lift is one. Views of burn-ins are not counted, so it is rather too little.
 */
export function estimateMoney(
  windows: readonly MeasuredWindow[],
  [image, base]: readonly [Rate, Rate],
  priceKopecks: number | null,
): Money | null {
  const clicks = sumOf(windows, (window) => window.clicks);
  const orders = sumOf(windows, (window) => window.orders);
  const ms = sumOf(windows, ({ from, to }) => to.getTime() - from.getTime());
  const lift = compareRates(image, base);
  const belief = lift && updateBelief(lift);
  if (priceKopecks === null || orders === 0 || clicks === 0 || ms === 0 || belief === null) return null;
  const { low, high } = credibleInterval(belief);
  const viewsPerWeek = (sumOf(windows, ({ views }) => views) * WEEK_MS) / ms;
  const perLift = base.rate * viewsPerWeek * (orders / clicks) * priceKopecks;
  return { lowKopecks: Math.round(low * perLift), highKopecks: Math.round(high * perLift) };
}
