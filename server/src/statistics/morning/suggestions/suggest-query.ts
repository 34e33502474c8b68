import type { Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import type { Context } from '../../../platform/context.ts';
import { NOTHING, type Source } from './source.ts';

type TakeableQuery = {
  query: string;
  place: number;
  searches: number;
  orders: { low: number; high: number } | null;
  lift: { value: number; low: number; high: number } | null;
};

/** Undervalued queries are another tool: it is given where the product is put together. */
export type ListTakeable = (context: Context, cabinetId: number) => Promise<TakeableQuery[]>;

/** An undervalued query by which an own card is found, but too far down to be seen. */
export function suggestQuery(listTakeable: ListTakeable): Source {
  return async ({ context, cabinetId, plan }) => {
    if (PLAN_LIMITS[plan].undervaluedQueries === 0) return NOTHING;
    const queries = await listTakeable(context, cabinetId);
    return {
      offers: queries.map(
        ({ orders, ...query }): Suggestion => ({
          kind: 'query',
          gain: orders && { likely: null, ...orders },
          ...query,
        }),
      ),
    };
  };
}
