import type { QueryHistory } from '../../integrations/query-feed/get-query-history.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { type MissingSpan, markFetched, type Place } from './missing-days.ts';

/** `history` is absent when the provider does not know the query: its days are empty, and that is an answer too. */
export type Fetched = MissingSpan & { history: QueryHistory | undefined };

/**
 * Rows first, then the ledger. Killed in between, the same days are fetched again and replace themselves: both tables
 * keep one row a query and day.
 */
export async function storeHistories(
  context: TimedStoresContext,
  place: Place,
  fetched: readonly Fetched[],
): Promise<void> {
  const { clickhouse, clock } = context;
  const taken_at = toStoredMoment(clock.now());
  const key = { mp: place.marketplace, city: place.cityId };
  const days = fetched.flatMap(({ queryId, history }) =>
    (history?.days ?? []).map((one) => ({
      ...key,
      query_id: queryId,
      day: one.day,
      count: one.count,
      ca: one.uniq_queries_with_ca,
      cart: one.added_to_cart,
      views: one.items_views,
      idle: one.users_without_interaction_count,
      soft: one.soft_query_count,
      zero: one.zero_count,
      gmv: one.gmv_kopecks,
      ord: one.ord,
      buyers: one.ord_users,
      price: one.avg_price_kopecks ?? 0,
      sellers: one.uniq_sellers,
      products: one.products_count,
      taken_at,
    })),
  );
  const hours = fetched.flatMap(({ queryId, history }) =>
    (history?.hours ?? []).map(({ day, counts }) => ({ ...key, query_id: queryId, day, counts, taken_at })),
  );
  // The whole country's days come with the daily file; here only its hours are new.
  if (place.cityId !== 0) await clickhouse.insert('store city days', 'sq_city', days);
  await clickhouse.insert('store hours', 'sq_hour', hours);
  await markFetched(context, place, fetched);
}
