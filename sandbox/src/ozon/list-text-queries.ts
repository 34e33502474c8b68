import { z } from 'zod';
import type { PopularQuery } from './create-popular-queries.ts';
import { Int64String } from './int64.ts';
import type { SellerCall } from './seller-call.ts';
import { refusal } from './seller-error.ts';

const Ask = z.object({
  text: z.string().trim().min(1).max(200),
  limit: Int64String.pipe(z.int().min(1).max(50)),
  offset: Int64String.pipe(z.int().max(50)),
  sort_by: z.enum(['CLIENT_COUNT', 'ADD_TO_CART', 'CONVERSION_TO_CART', 'AVG_PRICE']).default('CLIENT_COUNT'),
  sort_dir: z.enum(['ASC', 'DESC']).default('DESC'),
});

const SORT_COLUMNS = {
  CLIENT_COUNT: 'client_count',
  ADD_TO_CART: 'add_to_cart',
  CONVERSION_TO_CART: 'conversion_to_cart',
  AVG_PRICE: 'avg_price',
} as const satisfies Record<string, keyof PopularQuery>;

/** /v1/search-queries/text: Premium Pro only; two pages of 50 at most. */
export function listTextQueries({ profile, popularQueries, now }: SellerCall, body: unknown): unknown {
  if (profile.premium !== 'PREMIUM_PRO') throw refusal('notAllowed');
  const { text, limit, offset, sort_by, sort_dir } = Ask.parse(body);
  const column = SORT_COLUMNS[sort_by];
  const sign = sort_dir === 'ASC' ? 1 : -1;
  const found = popularQueries
    .matching(text, now)
    .toSorted((one, other) => sign * (one[column] - other[column]));
  return {
    offset: String(offset),
    search_queries: found.slice(offset, offset + limit),
    total: String(found.length),
  };
}
