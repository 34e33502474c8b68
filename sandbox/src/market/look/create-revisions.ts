import type { ProductColumns } from '../assortment/product-columns.ts';
import type { TitleVariant } from '../assortment/write-title.ts';
import { mix, unit } from '../chance.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import type { DayNumber } from '../market.ts';

/** How rivals rework their cards. The demo seller's cards change only when somebody changes them. */
export type Revisions = {
  titleAt(index: number, day: DayNumber): TitleVariant;
  /** Counts the picture sets of a card; 0 is the first one. */
  pictureSetAt(index: number, day: DayNumber): number;
};

const SHORTEST_TITLE_DAYS = 60;
const TITLE_SPREAD_DAYS = 140;
const SHORTEST_SET_DAYS = 45;
const SET_SPREAD_DAYS = 135;

// Half of the revisions come back to the first wording.
const VARIANTS: readonly TitleVariant[] = [
  'asFirst',
  'asFirst',
  'asFirst',
  'asFirst',
  'otherOrder',
  'longer',
  'shorter',
  'bare',
];

/** What the wording does to relevance: words that a title no longer says cannot match. */
export const TITLE_FACTORS: Readonly<Record<TitleVariant, number>> = {
  asFirst: 1,
  otherOrder: 1.01,
  longer: 1.02,
  shorter: 0.95,
  bare: 0.88,
};

export function createRevisions(
  { createdDays, sellers }: Pick<ProductColumns, 'createdDays' | 'sellers'>,
  seed: number,
): Revisions {
  function cycleAt(index: number, day: DayNumber, cycleDays: number): number {
    if (sellers[index] === DEMO_SELLER_ID) return 0;
    return Math.max(0, Math.floor((day - (createdDays[index] ?? 0)) / cycleDays));
  }
  return {
    titleAt(index, day) {
      const hash = mix(mix(seed, 1), index);
      const cycle = cycleAt(index, day, SHORTEST_TITLE_DAYS + (hash % TITLE_SPREAD_DAYS));
      if (cycle === 0) return 'asFirst';
      return VARIANTS[Math.floor(VARIANTS.length * unit(mix(hash, cycle)))] ?? 'asFirst';
    },
    pictureSetAt(index, day) {
      const hash = mix(mix(seed, 2), index);
      return cycleAt(index, day, SHORTEST_SET_DAYS + (hash % SET_SPREAD_DAYS));
    },
  };
}
