import { openStore, type Store } from '../platform/open-store.ts';
import { createPlans, type Plans } from './advertising/create-plans.ts';
import { type Assortment, createAssortment } from './assortment/create-assortment.ts';
import { momentOf, moscowHour } from './calendar.ts';
import { mix, unit } from './chance.ts';
import { type ChangeLog, openChangeLog } from './changes/open-change-log.ts';
import { CITIES } from './demand/cities.ts';
import { createDemand } from './demand/create-demand.ts';
import { DEMO_SELLER_ID } from './demo-seller.ts';
import { createDynamics } from './dynamics/create-dynamics.ts';
import { plantCauses } from './dynamics/plant-causes.ts';
import { createGoods } from './goods/create-goods.ts';
import { createAttractiveness } from './look/create-attractiveness.ts';
import { createRevisions } from './look/create-revisions.ts';
import type { Market, MarketplaceId } from './market.ts';
import { createPiggyBackers } from './piggy-backers/create-piggy-backers.ts';
import { createQueryList } from './queries/create-query-list.ts';
import { createTraits } from './queries/query-traits.ts';
import { createSearch } from './ranking/create-search.ts';
import { createShelves } from './ranking/create-shelves.ts';
import { createTwins } from './ranking/share-stage.ts';
import { getLexicon } from './vocabulary/compile-lexicon.ts';
import { foldText } from './words/fold-text.ts';

const QUERIES = 200_000;
const PRODUCTS = 100_000;
// Sellers are numbered in 16 bits, 25 products each.
const MOST_PRODUCTS = 1_000_000;
// The part of the assortment that is on sale on another marketplace than Ozon.
const SOLD_ELSEWHERE = 0.7;

export type MarketOptions = {
  seed: number;
  queryCount?: number | undefined;
  productCount?: number | undefined;
  /** Keeps what is done to the market; without it that is forgotten. */
  store?: Store | undefined;
};

const SALTS: Readonly<Record<MarketplaceId, number>> = { ozon: 0, wb: 1, ym: 2 };

function onEach<Value>(make: (marketplace: MarketplaceId) => Value): Record<MarketplaceId, Value> {
  return { ozon: make('ozon'), wb: make('wb'), ym: make('ym') };
}

type IsSold = (index: number) => boolean;

function chooseSold({ columns }: Assortment, seed: number): Record<MarketplaceId, IsSold> {
  return onEach(
    (marketplace) => (index) =>
      marketplace === 'ozon' ||
      columns.sellers[index] === DEMO_SELLER_ID ||
      unit(mix(mix(seed, 10 + SALTS[marketplace]), index)) < SOLD_ELSEWHERE,
  );
}

function createDynamicsByMarketplace(
  { columns, timelines, numbers }: Assortment,
  { plans, isSold }: { plans: Record<MarketplaceId, Plans>; isSold: Record<MarketplaceId, IsSold> },
  log: ChangeLog,
  seed: number,
) {
  const times = {
    isQuiet: timelines.ozon.isQuietAt,
    isAdvertised: (index: number, hour: number) => plans.ozon.bid(index, Math.floor(hour / 24)) > 0,
  };
  const planted = plantCauses(columns, times, mix(seed, 1));
  return onEach((marketplace) =>
    createDynamics({
      marketplace,
      timeline: timelines[marketplace],
      plans: plans[marketplace],
      planted,
      log,
      skuOf: numbers.skuOf,
      isSold: isSold[marketplace],
    }),
  );
}

/** A market in which everything follows from the seed and from the changes made to it; asking it changes nothing. */
export function createMarket(options: MarketOptions): Market {
  const { seed, queryCount = QUERIES, productCount = PRODUCTS, store = openStore() } = options;
  if (productCount > MOST_PRODUCTS) throw new RangeError(`A market has at most ${MOST_PRODUCTS} products`);
  const lexicon = getLexicon();
  const list = createQueryList(lexicon, mix(seed, 1), queryCount);
  const assortment = createAssortment(lexicon, productCount, mix(seed, 2));
  const shelves = createShelves(lexicon, assortment);
  const supply = lexicon.nouns.map((noun) => shelves.supplyOf(noun));
  const traits = createTraits(list, lexicon, supply, mix(seed, 3));
  const log = openChangeLog(store);
  const isSold = chooseSold(assortment, mix(seed, 6));
  const plans = onEach((marketplace) =>
    createPlans({
      assortment,
      isSold: isSold[marketplace],
      hashOf: (sellerId) => mix(mix(seed, sellerId), 1 + SALTS[marketplace]),
    }),
  );
  const dynamics = createDynamicsByMarketplace(assortment, { plans, isSold }, log, mix(seed, 6));
  const revisions = onEach((marketplace) =>
    createRevisions(assortment.columns, mix(mix(seed, 7), SALTS[marketplace])),
  );
  const piggyBackers = createPiggyBackers(assortment, log, mix(seed, 8));
  const twins = createTwins(assortment.numbers, log, mix(seed, 10));
  const searches = onEach((marketplace) =>
    createSearch({
      lexicon,
      assortment,
      shelves,
      dynamics: dynamics[marketplace],
      revisions: revisions[marketplace],
      twins,
      deliverySeed: mix(seed, 5 + 100 * SALTS[marketplace]),
      tasteSeed: marketplace === 'ozon' ? undefined : mix(seed, 300 + SALTS[marketplace]),
    }),
  );
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
    ...createGoods({ lexicon, assortment, dynamics, revisions, piggyBackers, searches, log }),
    campaigns: (sellerId, at, marketplace = 'ozon') =>
      plans[marketplace].ofSeller(sellerId, momentOf(at).day),
    search: (text, cityId, at, marketplace = 'ozon') => searches[marketplace].search(text, cityId, at),
    shelf: (text, cityId, at, marketplace = 'ozon') => searches[marketplace].shelf(text, cityId, at),
    change: (change) => log.add(change),
    twinsAt: (at) => twins.at(at.getTime()),
    changesOf: (sku) => log.of(sku)?.all ?? [],
    spanOf: (at) => `${moscowHour(at)} ${log.stampOf(at.getTime())}`,
    ...createAttractiveness(store, mix(seed, 9)),
  };
}
