import type { CardOffer, RadarDifference } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts, FactPicture } from '../facts.ts';
import { compareCharacteristics } from './characteristics.ts';
import { havePicturesChanged } from './pictures.ts';
import { hasContentRatingChanged, hasRatingChanged, hasStockChanged, haveReviewsChanged } from './steps.ts';
import { isSameText, wordsOf } from './words.ts';

type Key = keyof Required<CardFacts>;
type Known<K extends Key> = Exclude<CardFacts[K], undefined>;
type Compare<K extends Key> = (was: Known<K>, now: Known<K>) => RadarDifference | null;

function compareOffers(was: readonly CardOffer[], now: readonly CardOffer[]): RadarDifference | null {
  const without = (some: readonly CardOffer[], others: readonly CardOffer[]) =>
    some.filter(({ sku }) => !others.some((other) => other.sku === sku));
  const appeared = without(now, was);
  const left = without(was, now);
  return appeared.length + left.length === 0 ? null : { kind: 'sellers', appeared, left };
}

function compareBadges(was: readonly string[], now: readonly string[]): RadarDifference | null {
  const without = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others.map((badge) => wordsOf(badge).join(' ')));
    return some.filter((badge) => !known.has(wordsOf(badge).join(' ')));
  };
  const appeared = without(now, was);
  const gone = without(was, now);
  return appeared.length + gone.length === 0 ? null : { kind: 'badges', appeared, gone };
}

const shown = (pictures: readonly FactPicture[]) => pictures.map(({ hash }) => ({ hash }));

const COMPARE: { [K in Key]: Compare<K> } = {
  title: (was, now) => (isSameText(was, now) ? null : { kind: 'title', was, now }),
  description: (was, now) => (isSameText(was, now) ? null : { kind: 'description', was, now }),
  characteristics: (was, now) => {
    const changed = compareCharacteristics(was, now);
    return changed.length === 0 ? null : { kind: 'characteristics', changed };
  },
  pictures: (was, now) =>
    havePicturesChanged(was, now) ? { kind: 'pictures', was: shown(was), now: shown(now) } : null,
  category: (was, now) => (isSameText(was, now) ? null : { kind: 'category', was, now }),
  price: (was, now) => (was === now ? null : { kind: 'price', was, now }),
  stock: (was, now) => (hasStockChanged(was, now) ? { kind: 'stock', was, now } : null),
  rating: (was, now) => (hasRatingChanged(was, now) ? { kind: 'rating', was, now } : null),
  reviews: (was, now) => (haveReviewsChanged(was, now) ? { kind: 'reviews', was, now } : null),
  contentRating: (was, now) =>
    hasContentRatingChanged(was, now) ? { kind: 'contentRating', was, now } : null,
  offers: compareOffers,
  badges: compareBadges,
};

function compareKey<K extends Key>(key: K, was: CardFacts, now: CardFacts): RadarDifference | null {
  const before = was[key];
  const after = now[key];
  if (before === undefined || after === undefined) return null;
  const compare: Compare<K> = COMPARE[key];
  return compare(before as Known<K>, after as Known<K>);
}

/**
 * What differs between what was reported last and what was read now, one difference of a kind. A fact that only one
 * side knows is no difference: not read is not gone.
 */
export function compareFacts(was: CardFacts, now: CardFacts): RadarDifference[] {
  const keys = Object.keys(COMPARE) as Key[];
  return keys.flatMap((key) => compareKey(key, was, now) ?? []);
}
