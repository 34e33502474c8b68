import { z } from 'zod';
import type { Market } from '../market/market.ts';
import { foldText } from '../market/words/fold-text.ts';
import { type Shelves, shelfMoment } from '../shelf/create-shelves.ts';
import { describeProduct, type SiteVisit } from './describe-product.ts';
import { cityOfDest } from './destinations.ts';

const PAGE_SIZE = 100;
const MOST_PAGES = 100;

const Whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const SearchAsk = z.looseObject({
  query: z.string().min(1).max(300),
  page: Whole.pipe(z.int().min(1).max(MOST_PAGES)).default(1),
  dest: Whole.default(-1257786),
  resultset: z.enum(['catalog', 'filters']).default('catalog'),
  sort: z.enum(['popular', 'priceup', 'pricedown', 'rate', 'newly']).default('popular'),
});
export type SearchAsk = z.infer<typeof SearchAsk>;

type Search = SiteVisit & { shelves: Shelves };

const ORDERS: Record<
  Exclude<SearchAsk['sort'], 'popular'>,
  (market: Market, sku: number, at: Date) => number
> = {
  priceup: (market, sku, at) => market.products.state(sku, at, 'wb').priceKopecks,
  pricedown: (market, sku, at) => -market.products.state(sku, at, 'wb').priceKopecks,
  rate: (market, sku, at) => -market.products.state(sku, at, 'wb').rating,
  newly: (market, sku) => -(market.products.bySku(sku)?.createdDay ?? 0),
};

function orderShelf({ market, now, shelves }: Search, { query, dest, sort }: SearchAsk): ArrayLike<number> {
  const shelf = shelves.of(query, cityOfDest(dest), now, 'wb');
  if (sort === 'popular') return shelf;
  const valueOf = (sku: number) => ORDERS[sort](market, sku, now);
  return Array.from(shelf).toSorted((one, other) => valueOf(one) - valueOf(other));
}

/** One page of a search, as the site's versions from 18 on answer; `limit` cuts what a page shows. */
export function searchProducts(search: Search, ask: SearchAsk, limit = PAGE_SIZE) {
  const visit = { ...search, now: shelfMoment(search.now) };
  const metadata = {
    name: ask.query,
    catalog_type: 'preset',
    catalog_value: `preset=${10_000 + ask.query.length}`,
    normquery: foldText(ask.query),
    is_empty: false,
  };
  if (ask.resultset === 'filters') return { metadata };
  const shelf = orderShelf(visit, ask);
  const from = (ask.page - 1) * PAGE_SIZE;
  const products = Array.from(
    { length: Math.max(0, Math.min(limit, PAGE_SIZE, shelf.length - from)) },
    (_, place) => visit.market.products.bySku(shelf[from + place] ?? 0),
  ).flatMap((product) => (product === undefined ? [] : describeProduct(visit, product)));
  return { metadata: { ...metadata, is_empty: shelf.length === 0 }, total: shelf.length, products };
}
