import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { WANTED_FIELDS, type WantedField } from '@vitrina/contract/positions/wanted-card.ts';
import type { Doubt, WantedCard } from '@vitrina/contract/positions/what-if.ts';
import { measureCard } from '../causes/card-factors.ts';
import type { Doubts } from '../causes/learn-doubts.ts';
import type { SeenCard } from '../causes/seen-card.ts';
import { applyWish } from './apply-wish.ts';

/** A step up to twice as large as was seen several times may still be reckoned with the same weight. */
const FURTHER = 2;

/** What is different of the wanted card. */
function listWanted(card: CardOnPage, wanted: WantedCard): WantedField[] {
  return WANTED_FIELDS.filter((field) => wanted[field] !== undefined && wanted[field] !== card[field]);
}

/** Fields whose present value is unknown, so that nobody knows how large the step is. */
function isUnknown(card: CardOnPage, field: WantedField): boolean {
  // What a rating is worth depends on how many gave it.
  return card[field] === null || (field === 'rating' && card.reviewsCount === null);
}

type Seen = { page: readonly SeenCard[]; reach: Doubts['reach']; stems: ReadonlySet<string> };

/** A step of one field beside all others that are wanted: what a rating is worth depends on how many reviews it has. */
function judgeStep(card: CardOnPage, wanted: WantedCard, field: WantedField, { page, reach, stems }: Seen) {
  const wish = applyWish(card, wanted);
  const [before, after] = [measureCard({ ...wish, [field]: card[field] }, stems), measureCard(wish, stems)];
  const steps = after.flatMap((value, index) => {
    const step = Math.abs(value - (before[index] ?? 0));
    return step === 0 ? [] : [{ index, value, step, seen: reach[index] ?? 0 }];
  });
  if (steps.some(({ seen }) => seen === 0)) return 'hardlyVaried';
  const isBeyond = steps.some(({ index, value, step, seen }) => {
    const values = page.map((one) => one.features[index] ?? 0);
    // The cheapest of a page may become cheaper still, by as much as cards were seen to.
    const isOffPage = value < Math.min(...values) - seen || value > Math.max(...values) + seen;
    return isOffPage || step > seen * FURTHER;
  });
  return isBeyond ? 'beyondSeen' : undefined;
}

/** Why nothing can be said of some wanted values; empty: of each something can. */
export function findDoubts(card: CardOnPage, wanted: WantedCard, seen: Seen): Doubt[] {
  return listWanted(card, wanted).flatMap((field): Doubt[] => {
    if (field === 'stock' && wanted.stock === 0) return [{ reason: 'soldOut', field }];
    if (isUnknown(card, field)) return [{ reason: 'notShown', field }];
    const reason = judgeStep(card, wanted, field, seen);
    return reason === undefined ? [] : [{ reason, field }];
  });
}
