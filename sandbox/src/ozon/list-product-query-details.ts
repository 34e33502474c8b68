import { z } from 'zod';
import { readPeriod, writePeriod } from './analytics-period.ts';
import { writeInt64 } from './int64.ts';
import { AnalyticsAsk, measureOwnQueries, sortByFigures, writeFigures } from './query-analytics.ts';
import type { SellerCall } from './seller-call.ts';

const Ask = AnalyticsAsk.extend({
  limit_by_sku: z.int().min(1).max(15),
  page_size: z.int().min(1).max(100),
});

/** /v1/analytics/product-queries/details: the first queries of each product, product after product. */
export async function listProductQueryDetails(call: SellerCall, body: unknown): Promise<unknown> {
  const ask = Ask.parse(body);
  const period = readPeriod(ask, call.profile, call.now);
  const measured = await measureOwnQueries(call, ask.skus, period);
  const rows = measured.flatMap(({ product, queries }) =>
    sortByFigures(queries, ask)
      .slice(0, ask.limit_by_sku)
      .map((query, place) => ({ sku: product.sku, place: place + 1, query })),
  );
  const page = rows.slice(ask.page * ask.page_size, (ask.page + 1) * ask.page_size);
  return {
    analytics_period: writePeriod(period),
    queries: page.map(({ sku, place, query }) => ({
      sku: writeInt64(sku),
      query: query.query,
      query_index: place,
      order_count: query.orders,
      ...writeFigures(query, call.profile),
    })),
    page_count: writeInt64(Math.ceil(rows.length / ask.page_size)),
    total: writeInt64(rows.length),
  };
}
