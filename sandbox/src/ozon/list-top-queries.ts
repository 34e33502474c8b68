import { z } from 'zod';
import { Int64String } from './int64.ts';
import type { SellerCall } from './seller-call.ts';
import { refusal } from './seller-error.ts';

const Ask = z.object({
  limit: Int64String.pipe(z.int().min(1).max(50)),
  offset: Int64String.pipe(z.int().max(1000)),
});

/** /v1/search-queries/top: Premium Pro only, int64 as strings both ways. */
export async function listTopQueries(
  { profile, popularQueries, now }: SellerCall,
  body: unknown,
): Promise<unknown> {
  if (profile.premium !== 'PREMIUM_PRO') throw refusal('notAllowed');
  const { limit, offset } = Ask.parse(body);
  const { queries, total } = await popularQueries.top(now);
  return {
    offset: String(offset),
    search_queries: queries.slice(offset, offset + limit),
    total: String(total),
  };
}
