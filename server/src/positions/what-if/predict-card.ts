import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import type { Doubt, Prediction, WantedCard } from '@vitrina/contract/positions/what-if.ts';
import { listStems, measureCard } from '../causes/card-factors.ts';
import { isLittleKnown, type Ranking } from '../causes/learn-ranking.ts';
import { heightOf } from '../causes/place-scale.ts';
import { applyWish } from './apply-wish.ts';
import { findDoubts } from './find-doubts.ts';
import { findPlaces, type ReadDepth } from './find-place.ts';
import { predictHeight } from './predict-height.ts';

export type PlacedCard = CardOnPage & { sku: number; place: number };
type Wish = { query: string; page: readonly PlacedCard[]; own: PlacedCard; wanted: WantedCard };

/** Wandering and the misses of predictions are needed for a range: without them there would be only a guess. */
const isUnsure = ({ doubts, ...ranking }: Ranking) =>
  isLittleKnown(ranking) || doubts.hourly === null || doubts.miss === null;

/** Where a card of a page would stand if it were different, or why that cannot be said. */
export function predictCard(
  { query, page, own, wanted }: Wish,
  ranking: Ranking,
  read: ReadDepth,
): Prediction | { doubts: Doubt[] } {
  if (isUnsure(ranking)) return { doubts: [{ reason: 'fewChanges', field: null }] };
  const stems = listStems(query);
  const measured = page.map((card) => ({
    sku: card.sku,
    place: card.place,
    features: measureCard(card, stems),
  }));
  const doubts = findDoubts(own, wanted, { page: measured, reach: ranking.doubts.reach, stems });
  if (doubts.length > 0) return { doubts };
  const before = measureCard(own, stems);
  const changes = measureCard(applyWish(own, wanted), stems).map(
    (value, index) => value - (before[index] ?? 0),
  );
  return findPlaces(own.place, predictHeight(heightOf(own.place), changes, ranking), read);
}
