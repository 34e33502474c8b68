import { pictureUrl } from '../images/picture-url.ts';
import type { Product, ProductState } from '../market/market.ts';
import { productLink } from './build-tile.ts';
import { packPage, type Widget } from './page.ts';
import { sellerLink } from './seller-link.ts';
import { showCardPrice, showPrice } from './show-price.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

const SHORT_CHARACTERISTICS = 4;

function priceWidget({ oldPriceKopecks }: Product, { priceKopecks, stock }: ProductState): Widget {
  const prices = { price: showPrice(priceKopecks), cardPrice: showCardPrice(priceKopecks) };
  const original = oldPriceKopecks > priceKopecks ? { originalPrice: showPrice(oldPriceKopecks) } : {};
  return { name: 'webPrice', state: { ...prices, ...original, isAvailable: stock > 0 } };
}

/** The first part of a product's card; undefined when there is no such product. */
export function buildProductPage(visit: StorefrontVisit, sku: number): string | undefined {
  const { market, now, baseUrl } = visit;
  const product = market.products.bySku(sku);
  if (product === undefined) return undefined;
  const state = market.products.state(sku, now);
  const { title, pictures } = market.products.look(sku, now);
  const images = pictures.map((picture) => ({ src: pictureUrl(baseUrl, picture) }));
  const heading = {
    title,
    link: productLink(product),
    seller: {
      name: market.sellers.get(product.sellerId)?.name ?? '',
      link: sellerLink(market, product.sellerId),
    },
  };
  return packPage(
    [
      locationWidget(visit),
      priceWidget(product, state),
      { name: 'webProductHeading', state: heading },
      { name: 'webStickyProducts', state: { sku: String(sku), title, seller: heading.seller } },
      { name: 'webGallery', state: { sku: String(sku), coverImage: images[0]?.src, images } },
      {
        name: 'webReviewProductScore',
        state: { totalScore: state.rating, reviewsCount: state.reviewsCount },
      },
      {
        name: 'webShortCharacteristics',
        state: { characteristics: market.products.card(sku).characteristics.slice(0, SHORT_CHARACTERISTICS) },
      },
    ],
    'pdp',
    `product ${sku} ${visit.city.id}`,
  );
}

/** The second part of a card, which buyers see when they scroll down: characteristics and the description. */
export function buildProductDetails(visit: StorefrontVisit, sku: number): string | undefined {
  const { market } = visit;
  if (market.products.bySku(sku) === undefined) return undefined;
  const { characteristics, description } = market.products.card(sku);
  return packPage(
    [
      locationWidget(visit),
      {
        name: 'webCharacteristics',
        state: { characteristics: [{ title: 'Общие', short: characteristics }] },
      },
      { name: 'webDescription', state: { richAnnotation: description } },
    ],
    'pdp',
    `details ${sku} ${visit.city.id}`,
  );
}
