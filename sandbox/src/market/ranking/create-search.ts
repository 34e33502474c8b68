import type { Assortment } from '../assortment/create-assortment.ts';
import type { ProductColumns } from '../assortment/product-columns.ts';
import { type Moment, momentOf } from '../calendar.ts';
import { mix, unit } from '../chance.ts';
import { CITIES, findCityIndex } from '../demand/cities.ts';
import { NOTHING, type ProductDynamics } from '../dynamics/create-dynamics.ts';
import { type Revisions, TITLE_FACTORS } from '../look/create-revisions.ts';
import type { RankedProduct, RankFactors } from '../market.ts';
import { priceLevel } from '../price-level.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import type { Shelf, Shelves } from './create-shelves.ts';
import { rateDelivery, ratePrice, rateReviews, rateStock } from './rate-state.ts';
import { SCORE_STEPS, scoreFactors } from './score-factors.ts';
import type { Twins } from './share-stage.ts';

/** Days until a product is there, by the place of the city in CITIES; -1 for the average of the country. */
type Delivery = (index: number, cityIndex: number, hour: number) => number;

// By lorry, with a night in a sorting centre.
const THOUSAND_KM_A_DAY = 0.7;
// Orders after this hour of the warehouse's clock leave on the next day.
const CLOSING_HOUR = 19;
const MOSCOW_UTC_HOURS = 3;

function countRoads(): Float64Array[] {
  return CITIES.map((home) => {
    const roads = CITIES.map(({ x, y }) => Math.hypot(x - home.x, y - home.y) / THOUSAND_KM_A_DAY);
    const average = CITIES.reduce((sum, { share }, place) => sum + share * (roads[place] ?? 0), 0);
    return Float64Array.from([average, ...roads]);
  });
}

function createDelivery({ homes, reach, volatility }: ProductColumns, seed: number): Delivery {
  const roads = countRoads();
  return (index, cityIndex, hour) => {
    const home = homes[index] ?? 0;
    const road = (roads[home]?.[cityIndex + 1] ?? 0) * (1 - 0.8 * (reach[index] ?? 0));
    const hourThere = (hour + (CITIES[home]?.utcHours ?? MOSCOW_UTC_HOURS) - MOSCOW_UTC_HOURS) % 24;
    const isLate = hourThere >= CLOSING_HOUR ? 1 : 0;
    // Couriers have free and busy hours; most goods hardly notice.
    const queue = (0.02 + (volatility[index] ?? 0)) * unit(mix(mix(seed, index), hour));
    return 1 + road + 0.5 * isLate + queue;
  };
}

// Nobody scrolls further.
const PLACES = 1500;
// Above any number of products on a shelf, so that a score and a place there fit one sortable number.
const SHELF_SPAN = 4096;
const KOPECKS = 100;
const WORSE_TITLE = TITLE_FACTORS.bare;
// Buyers of each marketplace like other products for the same words.
const TASTE_PART = 0.06;
const TASTE_STEPS = 1e6;

export type SearchOptions = {
  lexicon: Lexicon;
  assortment: Assortment;
  shelves: Shelves;
  dynamics: ProductDynamics;
  revisions: Revisions;
  twins: Twins;
  deliverySeed: number;
  /** undefined where the shelves' own taste counts. */
  tasteSeed: number | undefined;
};

export type Search = {
  search(text: string, cityId: number, at: Date): RankedProduct[];
  shelf(text: string, cityId: number, at: Date): Float64Array;
  /** Days until a product would be there, with what slows it at that moment. */
  deliveryDays(index: number, cityId: number, at: Date): number;
};

export function createSearch(options: SearchOptions): Search {
  const { lexicon, assortment, shelves, dynamics, revisions, twins, deliverySeed, tasteSeed } = options;
  const { columns, numbers } = assortment;
  const deliveryDays = createDelivery(columns, deliverySeed);
  const usualPrices = lexicon.groups.map((group) => group.priceRub);
  // Used by one product of a shelf after the other.
  const standing = { ...NOTHING };

  function rateRelevance(index: number, relevance: number, factor: number): number {
    const worded = Math.min(1, relevance * factor);
    if (tasteSeed === undefined) return worded;
    const taste = unit(mix(mix(tasteSeed, index), Math.round(relevance * TASTE_STEPS)));
    return (1 - TASTE_PART) * worded + TASTE_PART * taste;
  }

  /** undefined: not on sale at that moment, because it does not exist yet or is sold out. */
  function rate(
    index: number,
    relevance: number,
    cityIndex: number,
    moment: Moment,
  ): RankFactors | undefined {
    const { hour, day } = moment;
    if ((columns.createdDays[index] ?? 0) > day) return undefined;
    dynamics.read(index, moment, standing);
    if (standing.stock === 0) return undefined;
    const usualPrice = (usualPrices[columns.groups[index] ?? 0] ?? 1) * priceLevel(day);
    const wording = standing.isTitleWorse ? WORSE_TITLE : TITLE_FACTORS[revisions.titleAt(index, day)];
    return {
      relevance: rateRelevance(index, relevance, wording),
      price: ratePrice(standing.priceKopecks / KOPECKS, usualPrice),
      rating: rateReviews(standing.rating, standing.reviewsCount),
      delivery: rateDelivery(deliveryDays(index, cityIndex, hour) + standing.lateDays),
      stock: rateStock(standing.stock),
      advertising: standing.bid,
    };
  }

  /** Places on the unordered shelf, the best first, each hidden in a sortable number. */
  function order(found: Shelf, cityIndex: number, moment: Moment): Float64Array {
    const { indexes } = found;
    const relevance = twins.relevanceOn(found, moment);
    const keys = new Float64Array(indexes.length);
    let length = 0;
    for (let place = 0; place < indexes.length; place += 1) {
      const factors = rate(indexes[place] ?? 0, relevance[place] ?? 0, cityIndex, moment);
      if (factors === undefined) continue;
      // Equal scores stand by SKU, as the shelf does.
      keys[length] = Math.round((1 - scoreFactors(factors)) * SCORE_STEPS) * SHELF_SPAN + place;
      length += 1;
    }
    return keys.subarray(0, length).toSorted().subarray(0, PLACES);
  }

  return {
    deliveryDays(index, cityId, at) {
      const moment = momentOf(at);
      dynamics.read(index, moment, standing);
      return deliveryDays(index, findCityIndex(cityId), moment.hour) + standing.lateDays;
    },
    shelf(text, cityId, at) {
      const found = shelves.of(text);
      const ordered = order(found, findCityIndex(cityId), momentOf(at));
      return ordered.map((key) => numbers.skuOf(found.indexes[key % SHELF_SPAN] ?? 0));
    },
    search(text, cityId, at) {
      const moment = momentOf(at);
      const cityIndex = findCityIndex(cityId);
      const found = shelves.of(text);
      const relevance = twins.relevanceOn(found, moment);
      return Array.from(order(found, cityIndex, moment)).flatMap((key) => {
        const place = key % SHELF_SPAN;
        const index = found.indexes[place] ?? 0;
        const factors = rate(index, relevance[place] ?? 0, cityIndex, moment);
        return factors === undefined
          ? []
          : { sku: numbers.skuOf(index), factors, score: scoreFactors(factors) };
      });
    },
  };
}
