import { createAssortment } from './assortment/create-assortment.ts';
import { mix } from './chance.ts';
import { CITIES } from './demand/cities.ts';
import { createDemand } from './demand/create-demand.ts';
import { createTraits } from './demand/query-traits.ts';
import type { Market } from './market.ts';
import { createQueryList } from './queries/create-query-list.ts';
import { createSearch } from './ranking/create-search.ts';
import { createShelves } from './ranking/create-shelves.ts';
import { compileLexicon } from './vocabulary/compile-lexicon.ts';
import { foldText } from './words/fold-text.ts';

const QUERIES = 200_000;
const PRODUCTS = 100_000;
// Sellers are numbered in 16 bits, 25 products each.
const MOST_PRODUCTS = 1_000_000;

export type MarketOptions = {
  seed: number;
  queryCount?: number | undefined;
  productCount?: number | undefined;
};

/** A market in which everything follows from the seed; asking it changes nothing. */
export function createMarket({ seed, queryCount = QUERIES, productCount = PRODUCTS }: MarketOptions): Market {
  if (productCount > MOST_PRODUCTS) throw new RangeError(`A market has at most ${MOST_PRODUCTS} products`);
  const lexicon = compileLexicon();
  const list = createQueryList(lexicon, mix(seed, 1), queryCount);
  const assortment = createAssortment(lexicon, productCount, mix(seed, 2));
  const shelves = createShelves(lexicon, assortment);
  const supply = lexicon.nouns.map((noun) => shelves.supplyOf(noun));
  const traits = createTraits(list, lexicon, supply, mix(seed, 3));
  return {
    seed,
    cities: CITIES.map(({ id, name, share }) => ({ id, name, share })),
    categories: lexicon.categories,
    queries: {
      count: list.texts.length,
      text: (index) => list.texts[index] ?? '',
      categoryId: (index) => lexicon.categories[traits.categories[index] ?? 0]?.id ?? 0,
      find: (text) => list.places.get(foldText(text)),
    },
    ...createDemand(traits, lexicon.categories.length, mix(seed, 4)),
    sellers: assortment.sellers,
    products: assortment.products,
    search: createSearch(lexicon, assortment, shelves, mix(seed, 5)),
  };
}
