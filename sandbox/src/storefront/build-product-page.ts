import { imageUrl } from '../images/image-url.ts';
import type { Product } from '../market/market.ts';
import { productLink, showPrice } from './build-tile.ts';
import { type Page, packPage } from './page.ts';
import { slug } from './slug.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

// What buyers with the marketplace's own card pay less.
const CARD_DISCOUNT = 0.96;

function describePrice(priceKopecks: number, oldPriceKopecks: number, isAvailable: boolean) {
  return {
    price: showPrice(priceKopecks),
    cardPrice: showPrice(priceKopecks * CARD_DISCOUNT),
    originalPrice: showPrice(oldPriceKopecks),
    isAvailable,
  };
}

/** The card of a product; undefined when there is no such product. */
export function buildProductPage(visit: StorefrontVisit, sku: number): Page | undefined {
  const { market, now, baseUrl } = visit;
  const product: Product | undefined = market.products.bySku(sku);
  if (product === undefined) return undefined;
  const { priceKopecks, rating, reviewsCount, stock } = market.products.state(sku, now);
  const seller = market.sellers.get(product.sellerId);
  const sellerName = seller?.name ?? '';
  return packPage(
    [
      locationWidget(visit),
      { name: 'webPrice', state: describePrice(priceKopecks, product.oldPriceKopecks, stock > 0) },
      {
        name: 'webProductHeading',
        state: {
          title: product.title,
          link: productLink(product),
          seller: { name: sellerName, link: `/seller/${slug(sellerName)}-${product.sellerId}/` },
        },
      },
      {
        name: 'webGallery',
        state: {
          sku: String(sku),
          coverImage: imageUrl(baseUrl, sku, 1),
          images: Array.from({ length: product.imageCount }, (_, place) => ({
            src: imageUrl(baseUrl, sku, place + 1),
          })),
        },
      },
      { name: 'webReviewProductScore', state: { totalScore: rating, reviewsCount } },
    ],
    'pdp',
    `product ${sku} ${visit.city.id}`,
  );
}
