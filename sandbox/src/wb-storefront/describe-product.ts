import type { Market, Product } from '../market/market.ts';
import { nmIdOf } from '../market/nm-id.ts';
import { hash } from '../platform/hash.ts';
import type { Traffic } from '../traffic/create-traffic.ts';

export type SiteVisit = { market: Market; traffic: Traffic; now: Date };

/** A product as lists and cards of the site show it; prices in kopecks. */
export function describeProduct({ market, traffic, now }: SiteVisit, product: Product) {
  const { sku, productId, brand, sellerId, categoryId, oldPriceKopecks } = product;
  const { priceKopecks, rating, reviewsCount, stock } = market.products.state(sku, now, 'wb');
  const { title, pictures } = market.products.look(sku, now, 'wb');
  const isAdvertised = traffic.campaigns.bid('wb', sku, now.getTime()) > 0;
  return {
    id: nmIdOf(sku),
    root: productId,
    brand,
    brandId: 1 + (hash('brand', brand) % 900_000),
    name: title,
    supplier: market.sellers.get(sellerId)?.name ?? '',
    supplierId: sellerId,
    supplierRating: 4.8,
    subjectId: categoryId,
    reviewRating: rating,
    rating: Math.round(rating),
    feedbacks: reviewsCount,
    pics: pictures.length,
    volume: 10 + (hash('volume', sku) % 90),
    panelPromoId: hash('promo', sku) % 5 === 0 ? 1_001_700 : 0,
    // Visitors without an account see no stock but this.
    totalQuantity: stock > 0 ? 42 : 0,
    sizes: [
      {
        name: '',
        origName: '0',
        optionId: nmIdOf(sku) + 300_000_000,
        price: {
          basic: Math.max(oldPriceKopecks, priceKopecks),
          product: priceKopecks,
          logistics: 0,
          return: 0,
        },
      },
    ],
    // Only that it is there can be read; the place without advertising cannot.
    ...(isAdvertised && {
      logs: Buffer.from(`ad ${hash('logs', sku, now.getTime())}`).toString('base64'),
    }),
  };
}
