import { mix } from '../chance.ts';
import type { Market, Product, Seller } from '../market.ts';
import type { Lexicon } from '../vocabulary/lexicon.ts';
import { createLife, type Life } from './create-life.ts';
import { createProducts } from './create-products.ts';
import { nameSeller } from './name-seller.ts';
import { numberProducts, type ProductNumbers } from './number-products.ts';
import type { ProductColumns } from './product-columns.ts';
import { sizeSellers } from './size-sellers.ts';
import { writeTitle } from './write-title.ts';

const KOPECKS = 100;

export type Assortment = {
  columns: ProductColumns;
  numbers: ProductNumbers;
  life: Life;
  sellers: Market['sellers'];
  products: Market['products'];
};

export function createAssortment(lexicon: Lexicon, productCount: number, seed: number): Assortment {
  const numbers = numberProducts(productCount, mix(seed, 1));
  const sizes = sizeSellers(productCount, mix(seed, 2));
  const columns = createProducts(lexicon, numbers, sizes, mix(seed, 3));
  const life = createLife(columns, mix(seed, 4));
  const firstOf = Uint32Array.from(sizes);
  let passed = 0;
  sizes.forEach((size, place) => {
    firstOf[place] = passed;
    passed += size;
  });

  function at(index: number): Product {
    const noun = lexicon.nouns[columns.nouns[index] ?? -1];
    const group = lexicon.groups[noun?.groupId ?? -1];
    if (noun === undefined || group === undefined || index >= productCount) {
      throw new RangeError(`The market has no product number ${index}`);
    }
    const hash = mix(mix(seed, 5), index);
    const sellerId = columns.sellers[index] ?? 0;
    const serial = index - (firstOf[sellerId - 1] ?? 0);
    const letters = mix(seed, sellerId).toString(36).slice(-3).toUpperCase();
    const priceKopecks = (columns.priceRub[index] ?? 0) * KOPECKS;
    return {
      sku: numbers.skuOf(index),
      productId: numbers.productIdOf(index),
      offerId: `${letters}-${1001 + serial}`,
      sellerId,
      categoryId: lexicon.categories[group.categoryIndex]?.id ?? 0,
      title: writeTitle(lexicon, columns, index, noun),
      brand: lexicon.attributes[(columns.brands[index] ?? 0) - 1]?.written.m ?? '',
      priceKopecks,
      oldPriceKopecks: Math.round((priceKopecks * (1.15 + (hash % 90) / 100)) / KOPECKS) * KOPECKS,
      ...life.reviewsAt(index, life.lastCreatedDay),
      imageCount: 3 + ((hash >>> 8) % 10),
      createdDay: columns.createdDays[index] ?? 0,
    };
  }

  return {
    columns,
    numbers,
    life,
    sellers: {
      count: sizes.length,
      get: (id): Seller | undefined =>
        sizes[id - 1] === undefined ? undefined : { id, name: nameSeller(id, mix(seed, 6)) },
    },
    products: {
      count: productCount,
      at,
      bySku(sku) {
        const index = numbers.indexOf(sku);
        return index === undefined ? undefined : at(index);
      },
      ofSeller: (id) =>
        Array.from({ length: sizes[id - 1] ?? 0 }, (_, serial) => at((firstOf[id - 1] ?? 0) + serial)),
      state(sku, moment) {
        const index = numbers.indexOf(sku);
        if (index === undefined) throw new RangeError(`The market has no product ${sku}`);
        return life.stateAt(index, moment);
      },
    },
  };
}
