import type { CardPicture, RadarDifference, RadarImportance } from '@vitrina/contract/radar/changes.ts';
import { RADAR_IMPORTANCE_BOUNDS as BOUNDS } from '@vitrina/contract/radar/schedule.ts';

type Of<K extends RadarDifference['kind']> = Extract<RadarDifference, { kind: K }>;
type Whose = { isOwn: boolean };
type Rate<K extends RadarDifference['kind']> = (difference: Of<K>, whose: Whose) => RadarImportance;

function percentOf(was: number, now: number): number {
  return was === 0 ? Number.POSITIVE_INFINITY : (Math.abs(now - was) / was) * 100;
}

/** Rounded, so that 4.8 to 4.7 is exactly a tenth. */
const fallOf = (was: number, now: number) => Math.round((was - now) * 1000) / 1000;

function ratePrice({ was, now }: Of<'price'>): RadarImportance {
  if (was === null || now === null) return 'high';
  const percent = percentOf(was, now);
  if (percent >= BOUNDS.pricePercent) return 'high';
  return percent < BOUNDS.smallPricePercent ? 'low' : 'normal';
}

const mainOf = (pictures: readonly CardPicture[] | null) => pictures?.[0]?.hash;

function rateStock({ was, now }: Of<'stock'>, { isOwn }: Whose): RadarImportance {
  if (was?.isAvailable !== now?.isAvailable) return 'high';
  return isOwn ? 'normal' : 'low';
}

function rateRating({ was, now }: Of<'rating'>): RadarImportance {
  if (was === null || now === null) return 'normal';
  const fall = fallOf(was, now);
  if (fall >= BOUNDS.ratingFall) return 'high';
  return Math.abs(fall) < BOUNDS.smallRating ? 'low' : 'normal';
}

function rateReviews({ was, now }: Of<'reviews'>): RadarImportance {
  if (was === null || now === null) return 'low';
  return percentOf(was, now) < BOUNDS.smallReviewsPercent ? 'low' : 'normal';
}

function rateContentRating({ was, now }: Of<'contentRating'>): RadarImportance {
  if (was === null || now === null) return 'low';
  return fallOf(was, now) >= BOUNDS.contentRatingFall ? 'high' : 'normal';
}

const RATE: { [K in RadarDifference['kind']]: Rate<K> } = {
  price: ratePrice,
  title: () => 'high',
  description: () => 'normal',
  pictures: ({ was, now }) => (mainOf(was) === mainOf(now) ? 'normal' : 'high'),
  characteristics: () => 'normal',
  stock: rateStock,
  rating: rateRating,
  reviews: rateReviews,
  contentRating: rateContentRating,
  // Somebody else on one's own card.
  sellers: ({ appeared }, { isOwn }) => (isOwn && appeared.length > 0 ? 'high' : 'normal'),
  category: (_, { isOwn }) => (isOwn ? 'high' : 'normal'),
  badges: () => 'low',
};

/** How much a change matters to whoever watches the card: the same for everybody who sells it, and for everybody else. */
export function rateChange(difference: RadarDifference, whose: Whose): RadarImportance {
  const rate = RATE[difference.kind] as Rate<typeof difference.kind>;
  return rate(difference, whose);
}
