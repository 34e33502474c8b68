import { mix } from '../chance.ts';
import type { Market, MarketplaceId, Product, Seller } from '../market.ts';
import type { Lexicon, Noun } from '../vocabulary/lexicon.ts';
import { createProducts } from './create-products.ts';
import { createTimeline, type ProductTimeline } from './create-timeline.ts';
import { numberProducts, type ProductNumbers } from './number-products.ts';
import type { ProductColumns } from './product-columns.ts';
import { sizeSellers } from './size-sellers.ts';
import { writeTitle } from './write-title.ts';

const SURNAMES =
  'Соколов Морозова Кузьмин Лебедева Орлов Титова Макаров Зайцева Белов Громова Тарасов Фомина Журавлёв Ершова Гусев Панова'.split(
    ' ',
  );
const INITIALS = 'АВДЕИКЛМНОПРСТ';
const FIRST_PARTS =
  'Север Вектор Лад Альфа Гранд Мир Нова Вита Престиж Восход Регион Контур Атлас Импульс'.split(' ');
const SECOND_PARTS = 'Трейд Маркет Стор Групп Опт Ритейл Торг Сервис Хаус Лайн'.split(' ');
const FORMS = ['ООО', 'Магазин', 'ТД'];

const pick = <Item>(list: ArrayLike<Item>, hash: number): Item | undefined => list[hash % list.length];

/** Half are sole traders, half are companies; all are invented. */
function nameSeller(id: number, seed: number): string {
  const hash = mix(seed, id);
  const letter = (salt: number) => pick(INITIALS, mix(hash, salt)) ?? '';
  if (hash % 2 === 0) return `ИП ${pick(SURNAMES, mix(hash, 1))} ${letter(2)}. ${letter(3)}.`;
  return `${pick(FORMS, mix(hash, 4))} «${pick(FIRST_PARTS, mix(hash, 5))}${pick(SECOND_PARTS, mix(hash, 6))} ${id}»`;
}

const KOPECKS = 100;

export type Assortment = {
  columns: ProductColumns;
  numbers: ProductNumbers;
  timelines: Readonly<Record<MarketplaceId, ProductTimeline>>;
  sellers: Market['sellers'];
  nounOf(index: number): Noun;
  categoryIdOf(index: number): number;
  imageCountOf(index: number): number;
  at(index: number): Product;
  /** The products of a seller stand together. */
  indexesOf(sellerId: number): { from: number; until: number };
  ofSeller(sellerId: number): Product[];
};

export function createAssortment(lexicon: Lexicon, productCount: number, seed: number): Assortment {
  const numbers = numberProducts(productCount, mix(seed, 1));
  const sizes = sizeSellers(productCount, mix(seed, 2));
  const columns = createProducts(lexicon, numbers, sizes, mix(seed, 3));
  const timelines = {
    ozon: createTimeline(columns, mix(seed, 4)),
    wb: createTimeline(columns, mix(seed, 14), 'wb'),
    ym: createTimeline(columns, mix(seed, 24), 'ym'),
  };
  const firstOf = Uint32Array.from(sizes);
  let passed = 0;
  sizes.forEach((size, place) => {
    firstOf[place] = passed;
    passed += size;
  });

  function nounOf(index: number): Noun {
    const noun = index < productCount ? lexicon.nouns[columns.nouns[index] ?? -1] : undefined;
    if (noun === undefined) throw new RangeError(`The market has no product number ${index}`);
    return noun;
  }

  function categoryIdOf(index: number): number {
    const group = lexicon.groups[columns.groups[index] ?? -1];
    return lexicon.categories[group?.categoryIndex ?? -1]?.id ?? 0;
  }

  const hashOf = (index: number) => mix(mix(seed, 5), index);
  const imageCountOf = (index: number) => 3 + ((hashOf(index) >>> 8) % 10);

  function at(index: number): Product {
    const hash = hashOf(index);
    const sellerId = columns.sellers[index] ?? 0;
    const serial = index - (firstOf[sellerId - 1] ?? 0);
    const letters = mix(seed, sellerId).toString(36).slice(-3).toUpperCase();
    const priceKopecks = (columns.priceRub[index] ?? 0) * KOPECKS;
    return {
      sku: numbers.skuOf(index),
      productId: numbers.productIdOf(index),
      offerId: `${letters}-${1001 + serial}`,
      sellerId,
      categoryId: categoryIdOf(index),
      title: writeTitle(lexicon, { columns, nounOf }, index),
      brand: lexicon.attributes[(columns.brands[index] ?? 0) - 1]?.written.m ?? '',
      priceKopecks,
      oldPriceKopecks: Math.round((priceKopecks * (1.15 + (hash % 90) / 100)) / KOPECKS) * KOPECKS,
      rating: timelines.ozon.ratingAt(index, timelines.ozon.lastCreatedDay),
      reviewsCount: timelines.ozon.reviewsCountAt(index, timelines.ozon.lastCreatedDay),
      imageCount: imageCountOf(index),
      createdDay: columns.createdDays[index] ?? 0,
    };
  }

  function indexesOf(sellerId: number): { from: number; until: number } {
    const from = firstOf[sellerId - 1] ?? 0;
    return { from, until: from + (sizes[sellerId - 1] ?? 0) };
  }

  return {
    columns,
    numbers,
    timelines,
    sellers: {
      count: sizes.length,
      get: (id): Seller | undefined =>
        sizes[id - 1] === undefined ? undefined : { id, name: nameSeller(id, mix(seed, 6)) },
    },
    nounOf,
    categoryIdOf,
    imageCountOf,
    at,
    indexesOf,
    ofSeller(id) {
      const { from, until } = indexesOf(id);
      return Array.from({ length: until - from }, (_, serial) => at(from + serial));
    },
  };
}
