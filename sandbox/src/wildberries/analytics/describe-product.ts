import { pictureUrl } from '../../images/picture-url.ts';
import type { Product } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { ACTIVE } from '../adverts/open-campaigns.ts';
import { subjectNameOf } from '../own-products.ts';
import type { WbCall } from '../wb-call.ts';

/** What reports say about a product whichever figures follow; prices in roubles, the rating out of ten. */
export function describeProduct(call: WbCall, product: Product) {
  const { market, now } = call;
  const { rating, reviewsCount, priceKopecks } = market.products.state(product.sku, now, 'wb');
  const priceRub = Math.round(priceKopecks / 100);
  return {
    nmId: nmIdOf(product.sku),
    name: market.products.look(product.sku, now, 'wb').title,
    vendorCode: product.offerId,
    subjectName: subjectNameOf(call, product),
    brandName: product.brand,
    isCardRated: reviewsCount > 0,
    rating: market.products.card(product.sku).contentRating / 10,
    feedbackRating: rating,
    price: { minPrice: priceRub, maxPrice: priceRub },
  };
}

export function mainPhotoOf({ market, now, baseUrl }: WbCall, { sku }: Product): string {
  const [main] = market.products.look(sku, now, 'wb').pictures;
  return main === undefined ? '' : pictureUrl(baseUrl, main);
}

export function listAdvertised({ campaigns, seller, now }: WbCall): Set<number> {
  const running = campaigns.ofSeller(seller.id, now).filter(({ status }) => status === ACTIVE);
  return new Set(running.flatMap(({ items }) => items.map(({ sku }) => sku)));
}
