import type { Assortment } from '../assortment/create-assortment.ts';
import { moscowHour } from '../calendar.ts';
import { findCityIndex } from '../demand/cities.ts';
import type { Market, RankedProduct, RankFactors } from '../market.ts';
import { priceLevel } from '../price-level.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import { createDelivery } from './create-delivery.ts';
import type { Shelves } from './create-shelves.ts';
import { rateDelivery, ratePrice, rateReviews, rateStock } from './rate-state.ts';
import { SCORE_STEPS, scoreFactors } from './score-factors.ts';

// Nobody scrolls further.
const PLACES = 1500;
const HOURS = 24;
// Above any number of products on a shelf, so that a score and a place there fit one sortable number.
const SHELF_SPAN = 4096;

export function createSearch(
  lexicon: Lexicon,
  assortment: Assortment,
  shelves: Shelves,
  seed: number,
): Market['search'] {
  const { columns, life, numbers } = assortment;
  const deliveryDays = createDelivery(columns, seed);
  const usualPrices = lexicon.groups.map((group) => group.priceRub);

  /** undefined: not on sale at that hour, because it does not exist yet or is sold out. */
  function rate(index: number, relevance: number, cityIndex: number, hour: number): RankFactors | undefined {
    const day = Math.floor(hour / HOURS);
    if ((columns.createdDays[index] ?? 0) > day) return undefined;
    const stock = life.stockAt(index, hour);
    if (stock === 0) return undefined;
    const { rating, reviewsCount } = life.reviewsAt(index, day);
    const usualPrice = (usualPrices[columns.groups[index] ?? 0] ?? 1) * priceLevel(day);
    return {
      relevance,
      price: ratePrice(life.priceRubAt(index, hour), usualPrice),
      rating: rateReviews(rating, reviewsCount),
      delivery: rateDelivery(deliveryDays(index, cityIndex, hour)),
      stock: rateStock(stock),
      advertising: life.bidAt(index, hour),
    };
  }

  return (text, cityId, at) => {
    const hour = moscowHour(at);
    const cityIndex = findCityIndex(cityId);
    const { indexes, relevance } = shelves.of(text);
    const keys = new Float64Array(indexes.length);
    const rated: (RankFactors | undefined)[] = [];
    const scores = new Float64Array(indexes.length);
    let length = 0;
    indexes.forEach((index, place) => {
      const factors = rate(index, relevance[place] ?? 0, cityIndex, hour);
      rated.push(factors);
      if (factors === undefined) return;
      const score = scoreFactors(factors);
      scores[place] = score;
      // Equal scores stand by SKU, as the shelf does.
      keys[length] = Math.round((1 - score) * SCORE_STEPS) * SHELF_SPAN + place;
      length += 1;
    });
    const ordered = keys.subarray(0, length).toSorted();
    return Array.from(ordered.subarray(0, PLACES), (key) => {
      const place = key % SHELF_SPAN;
      return { sku: numbers.skuOf(indexes[place] ?? 0), factors: rated[place], score: scores[place] ?? 0 };
    }).filter((product): product is RankedProduct => product.factors !== undefined);
  };
}
