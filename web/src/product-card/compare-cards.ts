import type { CardQueries, ProductCard } from '@vitrina/contract/product-card.ts';

export type Compared = {
  runId: string;
  card: ProductCard;
  queries: CardQueries | null;
  sellers: number | null;
};

const COMPARED_FACTS = [
  'price',
  'cardPrice',
  'oldPrice',
  'rating',
  'reviews',
  'seller',
  'sellers',
  'pictures',
  'queries',
] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

type Value = string | number | null;
export type ComparedRow<Key> = { key: Key; values: Value[]; differs: boolean };

const READ: Record<ComparedFact, (one: Compared) => Value> = {
  price: ({ card }) => card.priceKopecks,
  cardPrice: ({ card }) => card.cardPriceKopecks,
  oldPrice: ({ card }) => card.oldPriceKopecks,
  rating: ({ card }) => card.rating,
  reviews: ({ card }) => card.reviewsCount,
  seller: ({ card }) => card.seller?.name ?? null,
  sellers: ({ sellers }) => sellers,
  pictures: ({ card }) => card.pictures.length,
  queries: ({ queries }) => queries?.queries.length ?? null,
};

function toRow<Key>(key: Key, values: Value[]): ComparedRow<Key> {
  return { key, values, differs: new Set(values).size > 1 };
}

/** What is counted and paid for, card by card. */
export function compareFacts(cards: readonly Compared[]): ComparedRow<ComparedFact>[] {
  return COMPARED_FACTS.map((fact) => toRow(fact, cards.map(READ[fact])));
}

/** Every characteristic that one of the cards has, in the order of the first card that has it; null: it has none. */
export function compareCharacteristics(cards: readonly Compared[]): ComparedRow<string>[] {
  const names = [
    ...new Set(
      cards.flatMap(({ card }) => card.characteristics.map((characteristic) => characteristic.name)),
    ),
  ];
  return names.map((name) =>
    toRow(
      name,
      cards.map(({ card }) => card.characteristics.find((one) => one.name === name)?.value ?? null),
    ),
  );
}
