import type { CardFactor, CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';

/**
 * The numbers that a factor is told in: the better for a buyer, the higher. Two where one line would not do: the last
 * ten pieces weigh more than the next hundred, and words of the query more than other words.
 */
export const FEATURES = [
  'price',
  'rating',
  'rating',
  'delivery',
  'stock',
  'stock',
  'title',
  'title',
] as const satisfies readonly CardFactor[];

const FEW_PIECES = 10;
const MANY_PIECES = 100;
/** A rating of few reviews says little: it is drawn to the usual one as if so many usual reviews were added. */
const USUAL_REVIEWS = 10;
const USUAL_RATING = 4.5;
/** Most titles whose stems are remembered: the same ones stand on every page. */
const KEPT_TITLES = 20_000;

/** Stems of the words of a text. */
export function listStems(text: string): ReadonlySet<string> {
  return new Set(splitWords(text).map(stemWord));
}

/** Splits the same titles once. */
function createTitles() {
  const known = new Map<string, ReadonlySet<string>>();
  return (title: string): ReadonlySet<string> => {
    const stems = known.get(title) ?? listStems(title);
    if (known.size >= KEPT_TITLES) known.clear();
    known.set(title, stems);
    return stems;
  };
}

const stemsOf = createTitles();

function shrinkRating(rating: number | null, reviews: number): number {
  return ((rating ?? USUAL_RATING) * reviews + USUAL_RATING * USUAL_REVIEWS) / (reviews + USUAL_REVIEWS);
}

/** One number a feature; what the storefront does not say of a card counts as the usual thing. */
export function measureCard(card: CardOnPage, queryStems: ReadonlySet<string>): number[] {
  const reviews = card.reviewsCount ?? 0;
  const stock = card.stock ?? MANY_PIECES;
  const words = stemsOf(card.title ?? '');
  const said = [...queryStems].filter((stem) => words.has(stem)).length;
  return [
    -Math.log(Math.max(1, card.priceKopecks ?? 1)),
    shrinkRating(card.rating, reviews),
    Math.log1p(reviews),
    -Math.log1p(card.deliveryDays ?? 1),
    Math.log1p(Math.min(stock, FEW_PIECES)),
    Math.log1p(Math.min(stock, MANY_PIECES)),
    queryStems.size === 0 ? 0 : said / queryStems.size,
    Math.log1p(words.size),
  ];
}

/** A card of two moments: what one page did not say is taken from the other, so that silence is no change. */
export function fillSilence(card: CardOnPage, other: CardOnPage): CardOnPage {
  return {
    title: card.title ?? other.title,
    priceKopecks: card.priceKopecks ?? other.priceKopecks,
    rating: card.rating ?? other.rating,
    reviewsCount: card.reviewsCount ?? other.reviewsCount,
    stock: card.stock ?? other.stock,
    deliveryDays: card.deliveryDays ?? other.deliveryDays,
  };
}
