import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Rub, Text, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const Answer = z.object({
  data: z.object({
    products: z.array(
      z.object({
        product: z.object({ nmId: Whole, title: Text.nullish() }),
        statistic: z.object({
          selected: z.object({ openCount: Whole, cartCount: Whole, orderCount: Whole, orderSum: Rub }),
        }),
      }),
    ),
  }),
});

/** What a product brought in a period, by every way into its card. */
export type SoldProduct = {
  nmId: number;
  openings: number;
  carts: number;
  orders: number;
  orderedKopecks: number;
};

/** The contract's bounds of one call. */
export const SALES_FUNNEL_BOUNDS = { nmIds: 1000, products: 1000, daysBack: 365 } as const;

type Input = { nmIds: readonly number[]; from: string; to: string; offset: number };

/** One page of the report, which is counted once an hour; a short page is the last. */
export async function listSalesFunnel(
  key: WbKey,
  { nmIds, from, to, offset }: Input,
): Promise<CallAnswer<SoldProduct[]>> {
  const body = {
    selectedPeriod: { start: from, end: to },
    nmIds,
    skipDeletedNm: true,
    limit: SALES_FUNNEL_BOUNDS.products,
    offset,
  };
  const answer = await callWb(key, 'salesFunnel', { body }, Answer);
  if (answer.outcome !== 'ok') return answer;
  const data = answer.data.data.products.map(({ product, statistic }) => {
    const { openCount, cartCount, orderCount, orderSum } = statistic.selected;
    return {
      nmId: product.nmId,
      openings: openCount,
      carts: cartCount,
      orders: orderCount,
      orderedKopecks: orderSum,
    };
  });
  return { outcome: 'ok', data };
}
