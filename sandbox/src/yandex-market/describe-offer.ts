import { DAY_MS } from '@vitrina/contract/durations.ts';
import { pictureUrl } from '../images/picture-url.ts';
import type { Product } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { nameCategory } from './get-category-tree.ts';
import { marketSkuOf } from './list-own-products.ts';
import { shopOfProduct } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';

export const CARD_STATUSES = [
  'HAS_CARD_CAN_NOT_UPDATE',
  'HAS_CARD_CAN_UPDATE',
  'HAS_CARD_CAN_UPDATE_ERRORS',
  'HAS_CARD_CAN_UPDATE_PROCESSING',
  'NO_CARD_NEED_CONTENT',
  'NO_CARD_MARKET_WILL_CREATE',
  'NO_CARD_ERRORS',
  'NO_CARD_PROCESSING',
  'NO_CARD_ADD_TO_CAMPAIGN',
] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

const KOPECKS = 100;
const MM_IN_CM = 10;
const GRAMS_IN_KG = 1000;

/** Everything that is on sale has a card; most sellers may add to theirs. */
export function cardStatusOf({ sku }: Product): CardStatus {
  return hash('ym card', sku) % 6 === 0 ? 'HAS_CARD_CAN_NOT_UPDATE' : 'HAS_CARD_CAN_UPDATE';
}

export function describeMapping(call: MarketCall, product: Product) {
  const { title } = call.market.products.look(product.sku, call.now, 'ym');
  return {
    marketSku: marketSkuOf(product),
    marketSkuName: title,
    marketCategoryId: product.categoryId,
    marketCategoryName: nameCategory(call, product.categoryId),
  };
}

/** The main picture first. */
export function listPictureLinks(call: MarketCall, { sku }: Product): string[] {
  const { pictures } = call.market.products.look(sku, call.now, 'ym');
  return pictures.map((picture) => pictureUrl(call.origin, picture));
}

export function describeSize(call: MarketCall, { sku }: Product) {
  const { sizeMm, weightGrams } = call.market.products.card(sku);
  const [length, width, height] = sizeMm;
  return {
    length: length / MM_IN_CM,
    width: width / MM_IN_CM,
    height: height / MM_IN_CM,
    weight: weightGrams / GRAMS_IN_KG,
  };
}

function describeSale({ seller }: MarketCall, { sku }: Product, stock: number) {
  const shop = shopOfProduct(seller.id, sku);
  if (shop === undefined) return {};
  return {
    campaigns: [{ campaignId: shop.campaignId, status: stock > 0 ? 'PUBLISHED' : 'NO_STOCKS' }],
    sellingPrograms: [{ sellingProgram: shop.placementType, status: 'FINE' }],
  };
}

/** One offer with its card, as offer-mappings tells it. */
export function describeOffer(call: MarketCall, product: Product) {
  const { market, now } = call;
  const { sku, offerId, brand, categoryId, oldPriceKopecks, createdDay } = product;
  const { priceKopecks, stock } = market.products.state(sku, now, 'ym');
  const { title } = market.products.look(sku, now, 'ym');
  const { description, barcode } = market.products.card(sku, now);
  return {
    offer: {
      offerId,
      name: title,
      marketCategoryId: categoryId,
      category: nameCategory(call, categoryId),
      pictures: listPictureLinks(call, product),
      vendor: brand,
      barcodes: [barcode],
      description,
      weightDimensions: describeSize(call, product),
      vendorCode: offerId,
      basicPrice: {
        value: priceKopecks / KOPECKS,
        currencyId: 'RUR',
        ...(oldPriceKopecks > priceKopecks && { discountBase: oldPriceKopecks / KOPECKS }),
        updatedAt: new Date(createdDay * DAY_MS).toISOString(),
      },
      cardStatus: cardStatusOf(product),
      archived: false,
      ...describeSale(call, product, stock),
    },
    mapping: describeMapping(call, product),
    showcaseUrls: [
      {
        showcaseType: 'B2C',
        showcaseUrl: `https://market.yandex.ru/product/${product.productId}?sku=${marketSkuOf(product)}`,
      },
    ],
  };
}
