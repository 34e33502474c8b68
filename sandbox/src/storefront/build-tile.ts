import { imageUrl } from '../images/image-url.ts';
import type { Market, Product } from '../market/market.ts';
import { slug } from './slug.ts';

/** 2026 tiles carry `textDS` and `labelListV2`, those of 2025 `textAtom` and `labelList`. */
export type TileGeneration = 2025 | 2026;

const TILE_IMAGES = 3;

/** Roubles with thin spaces, as the storefront shows them. */
export function showPrice(kopecks: number): string {
  return `${String(Math.round(kopecks / 100)).replace(/\B(?=(\d{3})+$)/g, '\u2009')}\u2009₽`;
}

export function productLink({ sku, title }: Product): string {
  return `/product/${slug(title)}-${sku}/`;
}

function describeState(
  generation: TileGeneration,
  title: string,
  rating: string,
  reviews: string,
): unknown[] {
  return generation === 2026
    ? [
        {
          type: 'textDS',
          id: 'name',
          textDS: { text: title, maxLines: 2, testInfo: { automatizationId: 'tile-name' } },
        },
        {
          type: 'labelListV2',
          labelListV2: {
            items: [
              { type: 'text', text: { text: rating } },
              { type: 'text', text: { text: reviews } },
            ],
            testInfo: { automatizationId: 'tile-list-rating' },
          },
        },
      ]
    : [
        { type: 'textAtom', id: 'name', textAtom: { text: title, maxLines: 2 } },
        { type: 'labelList', labelList: { items: [{ title: rating }, { title: reviews }] } },
      ];
}

export function buildTile(
  market: Market,
  product: Product,
  at: Date,
  baseUrl: string,
  generation: TileGeneration,
): unknown {
  const { sku, title, oldPriceKopecks, imageCount } = product;
  const { priceKopecks, rating, reviewsCount, stock } = market.products.state(sku, at);
  const discount = Math.round((1 - priceKopecks / oldPriceKopecks) * 100);
  const price = {
    price: [
      { text: showPrice(priceKopecks), textStyle: 'PRICE' },
      { text: showPrice(oldPriceKopecks), textStyle: 'ORIGINAL_PRICE' },
    ],
    discount: `−${discount}%`,
  };
  return {
    sku,
    id: String(sku),
    isAdult: false,
    action: { behavior: 'BEHAVIOR_TYPE_REDIRECT', link: `${productLink(product)}?at=${sku.toString(36)}` },
    tileImage: {
      items: Array.from({ length: Math.min(imageCount, TILE_IMAGES) }, (_, place) => ({
        type: 'image',
        image: { link: imageUrl(baseUrl, sku, place + 1) },
      })),
    },
    mainState: [
      { type: 'priceV2', priceV2: price },
      ...describeState(generation, title, rating.toFixed(1), `${reviewsCount} отзывов`),
    ],
    multiButton: { ozonButton: { addToCart: { skuId: String(sku), quantityButton: { maxItems: stock } } } },
    // Every tile carries such a blob; whether it tells an advertised tile is not known of the real storefront.
    trackingInfo: { click: { actionType: 'click', custom: { advertLite: sku.toString(36) } } },
  };
}
