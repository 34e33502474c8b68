import { dayOf } from '../calendar.ts';
import { bell, mix, unit } from '../chance.ts';
import { CITIES } from '../demand/cities.ts';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import type { Group, Lexicon } from '../vocabulary/lexicon.ts';
import { describeProduct } from './describe-product.ts';
import { type ProductNumbers } from './number-products.ts';
import { planRanges } from './plan-ranges.ts';
import { createColumns, type ProductColumns } from './product-columns.ts';

const FIRST_CREATED = dayOf(2018, 6, 1);
const LAST_CREATED = dayOf(2025, 12, 31);
// Below 1: more products are new than old.
const AGE_CURVE = 0.6;
const PRICE_SPREAD = 0.42;
const SELLER_PRICE_SPREAD = 0.15;
// Bed linen, curtains and decor, tableware.
const DEMO_CATEGORIES = [27, 28, 29];

/** What lets a product of the demo seller stand high: a fair price, good reviews, stock everywhere. */
const DEMO_ADVANTAGE = { price: 0.8, rating: 0.35, reach: 0.85, volatility: 0.45 };
const NO_ADVANTAGE = { price: 1, rating: 0, reach: 0, volatility: 1 };

/** Prices end in 9 when they are not tiny: 2289. */
function roundPrice(rub: number): number {
  return rub < 300 ? Math.max(29, Math.round(rub)) : Math.round(rub / 10) * 10 - 1;
}

/** Most warehouses stand in and around the biggest cities. */
function chooseHome(chance: number): number {
  let left = chance;
  const place = CITIES.findIndex(({ share }) => {
    left -= share;
    return left < 0;
  });
  return Math.max(0, place);
}

function setTraits(
  columns: ProductColumns,
  index: number,
  group: Group,
  { sellerHash, hash }: { sellerHash: number; hash: number },
): void {
  const isDemo = columns.sellers[index] === DEMO_SELLER_ID;
  const { price, rating, reach, volatility } = isDemo ? DEMO_ADVANTAGE : NO_ADVANTAGE;
  const spread = PRICE_SPREAD * bell(mix(hash, 11)) + SELLER_PRICE_SPREAD * bell(mix(sellerHash, 11));
  const liveliness = unit(mix(hash, 12)) ** 3 * volatility;
  columns.priceRub[index] = roundPrice(group.priceRub * price * Math.exp(spread));
  columns.ratings[index] = Math.round(10 * Math.min(5, 5 - 1.5 * unit(mix(hash, 13)) ** 2.2 + rating));
  columns.reviewsADay[index] =
    0.01 + 2.5 * unit(mix(hash, 14)) ** 4 * (800 / (800 + group.priceRub)) + rating * 0.3;
  columns.volatility[index] = liveliness;
  columns.homes[index] = isDemo ? 0 : chooseHome(unit(mix(sellerHash, 15)));
  columns.reach[index] = Math.max(reach, unit(mix(hash, 16)) ** 1.5);
}

/** All products, seller by seller. `sizes` as of sizeSellers. */
export function createProducts(
  lexicon: Lexicon,
  numbers: ProductNumbers,
  sizes: readonly number[],
  seed: number,
): ProductColumns {
  const columns = createColumns(sizes.reduce((sum, size) => sum + size, 0));
  const ranges = planRanges(lexicon);
  const demoRange = ranges.ofCategories(
    DEMO_CATEGORIES.map((id) => lexicon.categories.findIndex((category) => category.id === id)),
  );
  let index = 0;
  sizes.forEach((size, place) => {
    const sellerHash = mix(mix(seed, 41), place);
    const range = place + 1 === DEMO_SELLER_ID ? demoRange : ranges.ofSeller(sellerHash);
    for (const end = index + size; index < end; index += 1) {
      const hash = mix(mix(seed, 42), index);
      const noun = lexicon.nouns[range(hash)];
      const group = lexicon.groups[noun?.groupId ?? -1];
      if (noun === undefined || group === undefined) continue;
      columns.nouns[index] = noun.id;
      columns.groups[index] = group.id;
      columns.sellers[index] = place + 1;
      const age = numbers.ageOf(index) ** AGE_CURVE;
      columns.createdDays[index] = Math.floor(FIRST_CREATED + age * (LAST_CREATED - FIRST_CREATED));
      describeProduct(columns, index, group, { sellerHash, hash });
      setTraits(columns, index, group, { sellerHash, hash });
    }
  });
  return columns;
}
