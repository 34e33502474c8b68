import { z } from 'zod';
import { readPeriod, writePeriod } from './analytics-period.ts';
import type { OwnQuery } from './create-own-queries.ts';
import { writeInt64 } from './int64.ts';
import {
  AnalyticsAsk,
  measureOwnQueries,
  type QueryFigures,
  sortByFigures,
  writeFigures,
} from './query-analytics.ts';
import type { SellerCall } from './seller-call.ts';

const Ask = AnalyticsAsk.extend({ page_size: z.int().min(1).max(1000) });

function sumUp(queries: readonly OwnQuery[]): QueryFigures {
  const sum = (pick: (query: OwnQuery) => number) => queries.reduce((total, query) => total + pick(query), 0);
  const searchUsers = sum((query) => query.searchUsers);
  return {
    searchUsers,
    viewUsers: sum((query) => query.viewUsers),
    orders: sum((query) => query.orders),
    gmvKopecks: sum((query) => query.gmvKopecks),
    // A query counts by the number of people who searched it.
    position: sum((query) => query.position * query.searchUsers) / searchUsers,
  };
}

/** /v1/analytics/product-queries: a line for each own product that anybody searched. */
export async function listProductQueries(call: SellerCall, body: unknown): Promise<unknown> {
  const ask = Ask.parse(body);
  const period = readPeriod(ask, call.profile, call.now);
  const categoryNames = new Map(call.market.categories.map(({ id, name }) => [id, name]));
  const measured = await measureOwnQueries(call, ask.skus, period);
  const rows = measured
    .filter(({ queries }) => queries.length > 0)
    .map(({ product, queries }) => ({ product, ...sumUp(queries) }));
  const page = sortByFigures(rows, ask).slice(ask.page * ask.page_size, (ask.page + 1) * ask.page_size);
  return {
    analytics_period: writePeriod(period),
    items: page.map(({ product, ...figures }) => ({
      sku: writeInt64(product.sku),
      offer_id: product.offerId,
      name: call.market.products.look(product.sku, call.now).title,
      category: categoryNames.get(product.categoryId) ?? '',
      ...writeFigures(figures, call.profile),
    })),
    page_count: writeInt64(Math.ceil(rows.length / ask.page_size)),
    total: writeInt64(rows.length),
  };
}
