import { z } from 'zod';
import type { Product } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import type { QueryFigures } from '../create-query-meter.ts';
import { findOwnProduct } from '../own-products.ts';
import { hourOf } from '../period.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { describeProduct } from './describe-product.ts';
import { compare, type Metric, wholePercent } from './metric.ts';
import { visibilityOf } from './product-figures.ts';
import { type RequestedPeriods, readPeriods, SearchAsk, SearchOrder } from './search-ask.ts';

export const TOP_FIELDS = ['openCard', 'addToCart', 'openToCart', 'orders', 'cartToOrder'] as const;
const MOST_ARTICLES = 50;

/** How many queries of a product the seller's subscription tells. */
export function mostTexts({ profile }: Pick<WbCall, 'profile'>): number {
  return profile.jam === 'premium' ? 100 : 30;
}

const Ask = SearchAsk.extend({
  nmIds: z.array(z.int()).max(MOST_ARTICLES),
  topOrderBy: z.enum(TOP_FIELDS),
  orderBy: SearchOrder,
  limit: z.int().min(1),
});

type Measured = { figures: QueryFigures; past: QueryFigures | undefined };

const VALUES = {
  avgPosition: ({ avgPosition }) => avgPosition,
  openCard: ({ openCard }) => openCard,
  addToCart: ({ addToCart }) => addToCart,
  openToCart: ({ addToCart, openCard }) => wholePercent(addToCart, openCard),
  orders: ({ orders }) => orders,
  cartToOrder: ({ orders, addToCart }) => wholePercent(orders, addToCart),
  visibility: ({ avgPosition }) => visibilityOf(avgPosition),
} as const satisfies Record<string, (figures: QueryFigures) => number>;

/** The queries by which the product did best, then in the order that was asked for. */
export function listTopQueries(
  { queryMeter, now }: WbCall,
  product: Product,
  { current, past }: RequestedPeriods,
  { topOrderBy, orderBy, limit }: Pick<z.infer<typeof Ask>, 'topOrderBy' | 'orderBy' | 'limit'>,
): Measured[] {
  const countedTo = hourOf(now);
  const earlier = past && queryMeter.of(product, past, countedTo);
  const sign = orderBy.mode === 'asc' ? 1 : -1;
  return queryMeter
    .of(product, current, countedTo)
    .toSorted((one, other) => VALUES[topOrderBy](other) - VALUES[topOrderBy](one))
    .slice(0, limit)
    .toSorted((one, other) => sign * (VALUES[orderBy.field](one) - VALUES[orderBy.field](other)))
    .map((figures) => ({ figures, past: earlier?.find(({ text }) => text === figures.text) }));
}

/** Of the cards of other sellers in this query, how many percent did worse: the higher a card stands, the more. */
export function percentileOf({ text, avgPosition }: QueryFigures, field: string): number {
  const swing = hash('percentile', text, field) % 21;
  return Math.max(0, Math.min(100, visibilityOf(avgPosition) + swing - 10));
}

function describeText({ figures, past }: Measured) {
  const metric = (field: keyof typeof VALUES): Metric =>
    compare(VALUES[field](figures), past && VALUES[field](past));
  const ranked = (field: (typeof TOP_FIELDS)[number]) => ({
    ...metric(field),
    percentile: percentileOf(figures, field),
  });
  return {
    text: figures.text,
    frequency: compare(figures.frequency, past?.frequency),
    weekFrequency: figures.weekFrequency,
    medianPosition: compare(figures.medianPosition, past?.medianPosition),
    avgPosition: metric('avgPosition'),
    openCard: ranked('openCard'),
    addToCart: ranked('addToCart'),
    openToCart: ranked('openToCart'),
    orders: ranked('orders'),
    cartToOrder: ranked('cartToOrder'),
    visibility: metric('visibility'),
  };
}

/** POST /api/v2/search-report/product/search-texts */
export const listSearchTexts: WbOperation = (call, { body }) => {
  const ask = Ask.parse(body);
  const most = mostTexts(call);
  if (ask.limit > most) throw refuse('analytics', 400, `limit: at most ${most} for the current tariff`);
  const periods = readPeriods(ask, call.now);
  const items = ask.nmIds.flatMap((nmId) => {
    const product = findOwnProduct(call, nmId);
    if (product === undefined) return [];
    const about = describeProduct(call, product);
    return listTopQueries(call, product, periods, ask).map((measured) => ({
      ...about,
      ...describeText(measured),
    }));
  });
  return { data: { items, currency: 'RUB' } };
};
