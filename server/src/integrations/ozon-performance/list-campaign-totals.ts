import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Id, Rub, Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

const Rows = z.object({
  rows: z.array(
    z.object({
      id: Id,
      title: z.string().default(''),
      views: Whole.nullish(),
      clicks: Whole.nullish(),
      toCart: Whole.nullish(),
      orders: Whole.nullish(),
      ordersMoney: Rub.nullish(),
      moneySpent: Rub.nullish(),
    }),
  ),
});

/** null: the API did not tell. */
export type CampaignTotals = {
  campaignId: string;
  title: string;
  views: number | null;
  clicks: number | null;
  carts: number | null;
  orders: number | null;
  ordersKopecks: number | null;
  spentKopecks: number | null;
};

/** What campaigns have brought in a period of at most 62 days, both days included, at once. */
export async function listCampaignTotals(
  key: PerformanceKey,
  { campaignIds, from, to }: { campaignIds: readonly string[]; from: string; to: string },
): Promise<CallAnswer<CampaignTotals[]>> {
  const query = new URLSearchParams({ dateFrom: from, dateTo: to });
  for (const id of campaignIds) query.append('campaignIds', id);
  const request = { method: 'GET', path: '/statistics/campaign/product/json', query } as const;
  const answer = await callPerformance(key, request, Rows);
  if (answer.outcome !== 'ok') return answer;
  return {
    outcome: 'ok',
    data: answer.data.rows.map((row) => ({
      campaignId: row.id,
      title: row.title,
      views: row.views ?? null,
      clicks: row.clicks ?? null,
      carts: row.toCart ?? null,
      orders: row.orders ?? null,
      ordersKopecks: row.ordersMoney ?? null,
      spentKopecks: row.moneySpent ?? null,
    })),
  };
}
