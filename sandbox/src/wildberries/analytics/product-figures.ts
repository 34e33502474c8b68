import { setImmediate as breathe } from 'node:timers/promises';
import type { Product } from '../../market/market.ts';
import { nmIdOf } from '../../market/nm-id.ts';
import { tagsOfProduct } from '../cards/tags.ts';
import { type QueryFigures, seenShare } from '../create-query-meter.ts';
import { listOwnProducts } from '../own-products.ts';
import { hourOf, type Period } from '../period.ts';
import type { WbCall } from '../wb-call.ts';
import { compare, type Metric, wholePercent } from './metric.ts';
import type { PositionCluster, ProductFilter, RequestedPeriods, SEARCH_FIELDS } from './search-ask.ts';

/** What a product, or several, brought by search; shares in percent. */
export type SearchFigures = Record<(typeof SEARCH_FIELDS)[number], number>;

export type FoundProduct = { product: Product; current: SearchFigures; past: SearchFigures | undefined };

const BEST_SEEN = seenShare(1);

/** The chance that a searcher sees a product that stands at a place. */
export const visibilityOf = (position: number) => wholePercent(seenShare(position), BEST_SEEN);

function withShares(avgPosition: number, openCard: number, addToCart: number, orders: number): SearchFigures {
  return {
    avgPosition,
    openCard,
    addToCart,
    openToCart: wholePercent(addToCart, openCard),
    orders,
    cartToOrder: wholePercent(orders, addToCart),
    visibility: visibilityOf(avgPosition),
  };
}

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);

/** Places are weighed by how often the query was typed. */
function addQueries(queries: readonly QueryFigures[]): SearchFigures {
  const typed = sumOf(queries, ({ frequency }) => frequency);
  const weighed = sumOf(queries, ({ frequency, avgPosition }) => frequency * avgPosition);
  return withShares(
    Math.round(weighed / Math.max(1, typed)),
    sumOf(queries, ({ openCard }) => openCard),
    sumOf(queries, ({ addToCart }) => addToCart),
    sumOf(queries, ({ orders }) => orders),
  );
}

export function addFigures(all: readonly SearchFigures[]): SearchFigures {
  return withShares(
    Math.round(sumOf(all, ({ avgPosition }) => avgPosition) / Math.max(1, all.length)),
    sumOf(all, ({ openCard }) => openCard),
    sumOf(all, ({ addToCart }) => addToCart),
    sumOf(all, ({ orders }) => orders),
  );
}

export function isChosen(
  product: Product,
  { nmIds, subjectIds, brandNames, tagIds }: Partial<ProductFilter>,
): boolean {
  const allows = <Value>(list: readonly Value[] | undefined, value: Value) =>
    list === undefined || list.length === 0 || list.includes(value);
  return (
    allows(nmIds, nmIdOf(product.sku)) &&
    allows(subjectIds, product.categoryId) &&
    allows(brandNames, product.brand) &&
    (!tagIds?.length || tagsOfProduct(product).some(({ id }) => tagIds.includes(id)))
  );
}

const CLUSTERS: Record<PositionCluster, readonly [from: number, to: number]> = {
  all: [0, Infinity],
  firstHundred: [1, 100],
  secondHundred: [101, 200],
  below: [201, Infinity],
};

export function isInCluster({ avgPosition }: SearchFigures, cluster: PositionCluster): boolean {
  const [from, to] = CLUSTERS[cluster];
  return avgPosition >= from && avgPosition <= to;
}

/** The seller's products that searches found, with what they brought. */
export async function listFoundProducts(
  call: WbCall,
  filter: Partial<ProductFilter>,
  { current, past }: RequestedPeriods,
): Promise<FoundProduct[]> {
  const found: FoundProduct[] = [];
  const countedTo = hourOf(call.now);
  const figuresOf = (product: Product, period: Period) => call.queryMeter.of(product, period, countedTo);
  for (const product of listOwnProducts(call)) {
    if (!isChosen(product, filter)) continue;
    const queries = figuresOf(product, current);
    // A product takes dozens of searches; others are served in between.
    await breathe();
    if (queries.length === 0) continue;
    found.push({
      product,
      current: addQueries(queries),
      past: past && addQueries(figuresOf(product, past)),
    });
  }
  return found;
}

export function describeFigures(
  current: SearchFigures,
  past: SearchFigures | undefined,
): Record<keyof SearchFigures, Metric> {
  return {
    avgPosition: compare(current.avgPosition, past?.avgPosition),
    openCard: compare(current.openCard, past?.openCard),
    addToCart: compare(current.addToCart, past?.addToCart),
    openToCart: compare(current.openToCart, past?.openToCart),
    orders: compare(current.orders, past?.orders),
    cartToOrder: compare(current.cartToOrder, past?.cartToOrder),
    visibility: compare(current.visibility, past?.visibility),
  };
}
