import type { MarketplaceId } from '../market/market.ts';
import type { ShelfPage, ShelfPlace } from './render-shelf.ts';
import type { SellerPages } from './seller-pages.ts';

const PER_PAGE = 40;
const SUGGESTIONS = 15;

type Ask = { text: string; cityId: number; marketplace: MarketplaceId; sellerId: number; page: number };

/** One page of what a search finds; the moment is the clock's. */
export function findShelfPage(pages: SellerPages, ask: Ask): ShelfPage {
  const { market, clock, shelves } = pages;
  const { text, cityId, marketplace, sellerId } = ask;
  const now = clock.now();
  const skus = text === '' ? [] : [...shelves.of(text, cityId, now, marketplace)];
  const own = new Set(market.products.ofSeller(sellerId).map(({ sku }) => sku));
  const lastPage = Math.max(1, Math.ceil(skus.length / PER_PAGE));
  const page = Math.min(ask.page, lastPage);
  const shown = skus.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  function describePlace(sku: number, index: number): ShelfPlace {
    const look = market.products.look(sku, now, marketplace);
    const product = market.products.bySku(sku);
    return {
      place: (page - 1) * PER_PAGE + index + 1,
      sku,
      title: look.title,
      mainPicture: look.pictures[0]?.address ?? '',
      sellerName: market.sellers.get(product?.sellerId ?? 0)?.name ?? '',
      isOwn: own.has(sku),
      state: market.products.state(sku, now, marketplace),
    };
  }

  return {
    ...ask,
    page,
    pages: lastPage,
    cities: market.cities,
    now,
    places: shown.map(describePlace),
    ownPlaces: skus.flatMap((sku, index) => (own.has(sku) ? [{ place: index + 1, sku }] : [])),
    total: skus.length,
    suggestions: Array.from({ length: Math.min(SUGGESTIONS, market.queries.count) }, (_, index) =>
      market.queries.text(index),
    ),
  };
}
