import { dayOf } from '../calendar.ts';
import type { CampaignPlan } from '../market.ts';

/** A share of what a seller sells, but no less and no more products than so many. */
type Part = { share: number; least: number; most: number };
type Slot = Omit<CampaignPlan, 'serial' | 'items'> & Part;

const PERPETUAL = { untilDay: undefined, end: undefined };

/** The campaigns that last; the serial of each is its place + 1. Everybody who sells has the first one. */
export const SLOTS: readonly Slot[] = [
  { place: 'shelf', share: 0.11, least: 1, most: 12, fromDay: dayOf(2025, 3, 3), ...PERPETUAL },
  { place: 'top', share: 0.07, least: 0, most: 8, fromDay: dayOf(2025, 6, 16), ...PERPETUAL },
  { place: 'shelf', share: 0.09, least: 0, most: 10, fromDay: dayOf(2026, 2, 9), ...PERPETUAL },
  { place: 'top', share: 0.05, least: 0, most: 6, fromDay: dayOf(2026, 4, 20), ...PERPETUAL },
  {
    place: 'shelf',
    share: 0.06,
    least: 0,
    most: 6,
    fromDay: dayOf(2025, 9, 1),
    untilDay: dayOf(2026, 10, 12),
    end: 'inactive',
  },
  {
    place: 'shelf',
    share: 0.05,
    least: 0,
    most: 5,
    fromDay: dayOf(2025, 11, 3),
    untilDay: dayOf(2026, 10, 26),
    end: 'stopped',
  },
];

/** The products that seasonal campaigns show by turns. */
export const POOL = { share: 0.14, least: 0, most: 14 };

/** How many products a seller has in a part of its campaigns; 0 to 1 is how much it advertises. */
export function sizeOf({ share, least, most }: Part, productCount: number, eagerness: number): number {
  return Math.max(least, Math.min(most, Math.round(productCount * share * eagerness)));
}
