import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

// Without a Premium level these come empty: absent, null or an empty string, all of which mean "not given".
const Given = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => {
    if (value === null || value === undefined || value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

const Details = z.object({
  queries: z.array(
    z.object({
      sku: OzonInt,
      query: z.string(),
      unique_search_users: Given,
      unique_view_users: Given,
      position: Given,
      view_conversion: Given,
      order_count: Given,
      gmv: Given,
    }),
  ),
  page_count: OzonInt.optional(),
});
export type ProductQuery = z.output<typeof Details>['queries'][number];

/** The contract's largest answers: 15 queries for each of 1000 SKUs, 100 lines a page. */
export const PRODUCT_QUERY_BOUNDS = { skus: 1000, queriesPerSku: 15, pageSize: 100 } as const;

type Input = { skus: readonly number[]; from: string; to: string; page: number };

/** One page of the queries that led to the seller's own products. Today is never available. */
export async function listProductQueries(
  key: OzonKey,
  { skus, from, to, page }: Input,
): Promise<CallAnswer<{ queries: ProductQuery[]; pageCount: number }>> {
  const answer = await callOzon(
    key,
    '/v1/analytics/product-queries/details',
    {
      date_from: `${from}T00:00:00Z`,
      date_to: `${to}T00:00:00Z`,
      skus: skus.map(String),
      limit_by_sku: PRODUCT_QUERY_BOUNDS.queriesPerSku,
      page,
      page_size: PRODUCT_QUERY_BOUNDS.pageSize,
      sort_by: 'BY_SEARCHES',
      sort_dir: 'DESCENDING',
    },
    Details,
  );
  if (answer.outcome !== 'ok') return answer;
  return {
    outcome: 'ok',
    data: { queries: answer.data.queries, pageCount: answer.data.page_count ?? page + 1 },
  };
}
