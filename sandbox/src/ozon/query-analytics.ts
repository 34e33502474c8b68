import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import type { KeyProfile } from '../keys/key-profiles.ts';
import type { Product } from '../market/market.ts';
import { type AnalyticsPeriod, WrittenDay } from './analytics-period.ts';
import type { OwnQuery } from './create-own-queries.ts';
import { Int64 } from './int64.ts';
import type { SellerCall } from './seller-call.ts';

const MAX_SKUS = 1000;

/** What both methods of own-query analytics ask for. */
export const AnalyticsAsk = z.object({
  date_from: WrittenDay,
  date_to: WrittenDay.optional(),
  skus: z.array(Int64).min(1).max(MAX_SKUS),
  page: z.int().min(0).max(1_000_000).default(0),
  sort_by: z
    .enum(['BY_SEARCHES', 'BY_VIEWS', 'BY_POSITION', 'BY_CONVERSION', 'BY_GMV'])
    .default('BY_SEARCHES'),
  sort_dir: z.enum(['DESCENDING', 'ASCENDING']).default('DESCENDING'),
});
export type AnalyticsAsk = z.infer<typeof AnalyticsAsk>;

export type QueryFigures = Pick<OwnQuery, 'searchUsers' | 'viewUsers' | 'position' | 'orders' | 'gmvKopecks'>;

/** Percent of those who saw the product and ordered it. */
function viewConversion({ orders, viewUsers }: QueryFigures): number {
  return viewUsers === 0 ? 0 : Math.round((orders / viewUsers) * 10_000) / 100;
}

/** The columns both methods share. Without a subscription three of them come empty, that is, not at all. */
export function writeFigures(figures: QueryFigures, profile: KeyProfile): Record<string, number | string> {
  const open = {
    unique_search_users: figures.searchUsers,
    gmv: figures.gmvKopecks / 100,
    currency: 'RUB',
  };
  if (profile.premium === 'UNSPECIFIED') return open;
  return {
    ...open,
    unique_view_users: figures.viewUsers,
    position: Math.round(figures.position * 10) / 10,
    view_conversion: viewConversion(figures),
  };
}

const SORT_VALUES = {
  BY_SEARCHES: (figures) => figures.searchUsers,
  BY_VIEWS: (figures) => figures.viewUsers,
  BY_POSITION: (figures) => figures.position,
  BY_CONVERSION: viewConversion,
  BY_GMV: (figures) => figures.gmvKopecks,
} as const satisfies Record<AnalyticsAsk['sort_by'], (figures: QueryFigures) => number>;

export function sortByFigures<Row extends QueryFigures>(
  rows: readonly Row[],
  { sort_by, sort_dir }: AnalyticsAsk,
): Row[] {
  const valueOf = SORT_VALUES[sort_by];
  const sign = sort_dir === 'ASCENDING' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (valueOf(one) - valueOf(other)));
}

export type MeasuredProduct = { product: Product; queries: readonly OwnQuery[] };

/** Queries of the asked products that are the seller's own, product by product. */
export async function measureOwnQueries(
  { market, seller, ownQueries }: SellerCall,
  skus: readonly number[],
  { from, readyTo }: AnalyticsPeriod,
): Promise<MeasuredProduct[]> {
  const requested = new Set(readyTo < from ? [] : skus);
  const measured: MeasuredProduct[] = [];
  for (const product of market.products.ofSeller(seller.id)) {
    if (!requested.has(product.sku)) continue;
    measured.push({ product, queries: ownQueries.of(product, from, readyTo) });
    // A product takes dozens of searches; others are served in between.
    await breathe();
  }
  return measured;
}
