import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Id, Rub, Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

const Rows = z.object({
  rows: z.array(
    z.object({
      campaignId: Id,
      sku: Whole,
      date: z.iso.date(),
      views: Whole,
      clicks: Whole,
      toCart: Whole.nullish(),
      orders: Whole,
      modelOrders: Whole.nullish(),
      sales: Rub.nullish(),
      modelSales: Rub.nullish(),
      expense: Rub.nullish(),
      price: Rub.nullish(),
    }),
  ),
});

/** The counters of one product in one campaign since the beginning of a Moscow day; null: the API did not tell. */
export type ProductCounters = {
  campaignId: string;
  sku: number;
  /** YYYY-MM-DD */
  date: string;
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  modelOrders: number | null;
  ordersKopecks: number | null;
  modelOrdersKopecks: number | null;
  spentKopecks: number | null;
  priceKopecks: number | null;
};

type Input = { campaignIds: readonly string[]; from: string; to: string };

/**
 * What campaigns have brought so far, at once and without the quota of reports. Only yesterday and today (Moscow);
 * the counters grow over the day, with a delay that nobody documents, so whoever needs hours keeps the differences.
 */
export async function listProductStatistics(
  key: PerformanceKey,
  { campaignIds, from, to }: Input,
): Promise<CallAnswer<ProductCounters[]>> {
  const body = { campaignIds, dateFrom: from, dateTo: to };
  const answer = await callPerformance(key, { method: 'POST', path: '/statistics/products/sku', body }, Rows);
  if (answer.outcome !== 'ok') return answer;
  return {
    outcome: 'ok',
    data: answer.data.rows.map(({ toCart, sales, modelSales, expense, price, modelOrders, ...row }) => ({
      ...row,
      carts: toCart ?? null,
      modelOrders: modelOrders ?? null,
      ordersKopecks: sales ?? null,
      modelOrdersKopecks: modelSales ?? null,
      spentKopecks: expense ?? null,
      // 0 stands for a price that is not set.
      priceKopecks: price || null,
    })),
  };
}
