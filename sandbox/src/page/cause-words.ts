import type { CAUSE_NAMES } from '../market/changes/market-change.ts';

/** What happens to a product, as people say it. */
export const CAUSE_WORDS: Record<(typeof CAUSE_NAMES)[number], string> = {
  priceRaised: 'the price is raised',
  priceCut: 'the price is cut',
  soldOut: 'it sells out',
  ratingFell: 'the rating falls',
  deliverySlowed: 'delivery gets slower',
  advertisingStopped: 'advertising stops',
  titleWorsened: 'the title gets worse',
};
