import { pictureUrl } from '../images/picture-url.ts';
import type { Product, ProductLook, ProductState } from '../market/market.ts';
import { showPrice } from './show-price.ts';
import { slug } from './slug.ts';

/** 2026 tiles carry `textDS` and `labelListV2`, those of 2025 `textAtom` and `labelList`. */
export type TileGeneration = 2025 | 2026;

const TILE_IMAGES = 3;

const PLURALS = new Intl.PluralRules('ru');
const REVIEWS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'отзыв', few: 'отзыва' };

function countReviews(count: number): string {
  return `${count} ${REVIEWS[PLURALS.select(count)] ?? 'отзывов'}`;
}

// Below it buyers are told how little is left, in a text that stands before the title.
const LAST_PIECES = 10;

/** What the tile says of the stock beside the number that may be ordered: 0 says nothing. */
export function countLastPieces(stock: number): number {
  return stock > LAST_PIECES ? 0 : stock;
}

function stockBar(stock: number): unknown[] {
  if (countLastPieces(stock) === 0) return [];
  return [{ type: 'textDS', textDS: { text: `${stock} шт осталось`, maxLines: 1 } }];
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

/** A price that has risen above the crossed-out one stands alone. */
function describePrice(priceKopecks: number, oldPriceKopecks: number) {
  const price = { text: showPrice(priceKopecks), textStyle: 'PRICE' };
  if (oldPriceKopecks <= priceKopecks) return { price: [price] };
  const discount = Math.round((1 - priceKopecks / oldPriceKopecks) * 100);
  return {
    price: [price, { text: showPrice(oldPriceKopecks), textStyle: 'ORIGINAL_PRICE' }],
    discount: `−${discount}%`,
  };
}

/** What the market says of a product at the moment of the page. */
export type TileContent = { product: Product; state: ProductState; look: ProductLook };

/** How a tile is shown: its generation, the host of its pictures, and what its button says. */
export type TileView = { baseUrl: string; generation: TileGeneration; delivery: string; maxItems: number };

export function buildTile({ product, state, look }: TileContent, view: TileView): unknown {
  const { sku, oldPriceKopecks } = product;
  const { priceKopecks, rating, reviewsCount, stock } = state;
  const { title, pictures } = look;
  const { baseUrl, generation, delivery, maxItems } = view;
  return {
    sku,
    id: String(sku),
    isAdult: false,
    action: { behavior: 'BEHAVIOR_TYPE_REDIRECT', link: `${productLink(product)}?at=${sku.toString(36)}` },
    tileImage: {
      items: pictures.slice(0, TILE_IMAGES).map((picture) => ({
        type: 'image',
        image: { link: pictureUrl(baseUrl, picture) },
      })),
    },
    mainState: [
      { type: 'priceV2', priceV2: describePrice(priceKopecks, oldPriceKopecks) },
      ...(generation === 2026 ? stockBar(stock) : []),
      ...describeState(generation, title, rating.toFixed(1), countReviews(reviewsCount)),
    ],
    multiButton: {
      ozonButton: {
        addToCart: {
          skuId: String(sku),
          actionButton: { title: delivery },
          quantityButton: { maxItems },
        },
      },
    },
    // Every tile carries such a blob; whether it tells an advertised tile is not known of the real storefront.
    trackingInfo: { click: { actionType: 'click', custom: { advertLite: sku.toString(36) } } },
  };
}
