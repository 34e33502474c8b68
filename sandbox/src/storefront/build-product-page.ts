import { pictureUrl } from '../images/picture-url.ts';
import type { Product, ProductCard, ProductState } from '../market/market.ts';
import { hash } from '../platform/hash.ts';
import { productLink } from './build-tile.ts';
import { packPage, type Widget } from './page.ts';
import { sellerLink } from './seller-link.ts';
import { showCardPrice, showPrice } from './show-price.ts';
import { slug } from './slug.ts';
import { locationWidget, type StorefrontVisit } from './storefront-visit.ts';

const SHORT_CHARACTERISTICS = 4;

function priceWidget({ oldPriceKopecks }: Product, { priceKopecks, stock }: ProductState): Widget {
  const prices = { price: showPrice(priceKopecks), cardPrice: showCardPrice(priceKopecks) };
  const original = oldPriceKopecks > priceKopecks ? { originalPrice: showPrice(oldPriceKopecks) } : {};
  return { name: 'webPrice', state: { ...prices, ...original, isAvailable: stock > 0 } };
}

/** The way to the shelf on which a card stands; the brand's own shelf is its last step. */
function crumbsWidget({ category }: ProductCard, { brand }: Product): Widget {
  const shelf = `/category/${slug(category.name)}-${category.id}/`;
  const crumbs = [
    { text: category.name, link: shelf },
    { text: brand, link: `${shelf}${slug(brand)}-${hash('brand', brand) % 1_000_000}/` },
  ];
  return { name: 'breadCrumbs', state: { breadcrumbs: crumbs } };
}

/** Labels over the price: the discount stands among them. */
function labelsWidget(
  { badges }: ProductCard,
  { oldPriceKopecks }: Product,
  { priceKopecks }: ProductState,
): Widget {
  const discount = Math.round((1 - priceKopecks / oldPriceKopecks) * 100);
  const texts = [...(discount > 0 ? [`−${discount}%`] : []), ...badges];
  return { name: 'webMarketingLabels', state: { labels: texts.map((text) => ({ badge: { text } })) } };
}

/** The first part of a product's card; undefined when there is no such product. */
export function buildProductPage(visit: StorefrontVisit, sku: number): string | undefined {
  const { market, now, baseUrl } = visit;
  const product = market.products.bySku(sku);
  if (product === undefined) return undefined;
  const state = market.products.state(sku, now);
  const { title, pictures } = market.products.look(sku, now);
  const card = market.products.card(sku, now);
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
      crumbsWidget(card, product),
      labelsWidget(card, product, state),
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
        state: { characteristics: card.characteristics.slice(0, SHORT_CHARACTERISTICS) },
      },
    ],
    'pdp',
    `product ${sku} ${visit.city.id}`,
  );
}

/** The second part of a card, which buyers see when they scroll down: characteristics and the description. */
export function buildProductDetails(visit: StorefrontVisit, sku: number): string | undefined {
  const { market, now } = visit;
  if (market.products.bySku(sku) === undefined) return undefined;
  const { characteristics, description } = market.products.card(sku, now);
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
