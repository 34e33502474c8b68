import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

const TopQueries = z.object({
  total: OzonInt.optional(),
  search_queries: z.array(
    z.object({
      query: z.string(),
      client_count: z.number(),
      add_to_cart: z.number().nullish(),
      /** A fraction here, a percent in the marketplace's own cabinet. */
      conversion_to_cart: z.number().nullish(),
      avg_price: z.number().nullish(),
      items_views: z.number().nullish(),
      sellers_count: z.number().nullish(),
    }),
  ),
});
export type TopQuery = z.output<typeof TopQueries>['search_queries'][number];

/** The contract: pages of 50, no offset beyond 1000, only for Premium Pro; a rolling window of seven days. */
export const TOP_QUERY_BOUNDS = { limit: 50, lastOffset: 1000, windowDays: 7 } as const;

export async function listTopQueries(key: OzonKey, offset: number): Promise<CallAnswer<TopQuery[]>> {
  // int64 travels as text in this contract.
  const body = { limit: String(TOP_QUERY_BOUNDS.limit), offset: String(offset) };
  const answer = await callOzon(key, '/v1/search-queries/top', body, TopQueries);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.search_queries } : answer;
}
