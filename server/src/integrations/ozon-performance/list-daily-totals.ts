import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Id, Rub, Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

// The columns are documented, the names of the fields are not: money spent is read under both names seen elsewhere.
const Rows = z.object({
  rows: z.array(
    z.object({
      id: Id,
      date: z.iso.date(),
      views: Whole.nullish(),
      clicks: Whole.nullish(),
      moneySpent: Rub.nullish(),
      expense: Rub.nullish(),
      orders: Whole.nullish(),
      ordersMoney: Rub.nullish(),
    }),
  ),
});

/** One campaign on one Moscow day; null: the API did not tell. */
export type DailyTotals = {
  campaignId: string;
  date: string;
  views: number | null;
  clicks: number | null;
  spentKopecks: number | null;
  orders: number | null;
  ordersKopecks: number | null;
};

/** What campaigns brought day by day in at most 62 days, at once. Days without views have no row. */
export async function listDailyTotals(
  key: PerformanceKey,
  { campaignIds, from, to }: { campaignIds: readonly string[]; from: string; to: string },
): Promise<CallAnswer<DailyTotals[]>> {
  const query = new URLSearchParams({ dateFrom: from, dateTo: to });
  for (const id of campaignIds) query.append('campaignIds', id);
  const answer = await callPerformance(key, { method: 'GET', path: '/statistics/daily/json', query }, Rows);
  if (answer.outcome !== 'ok') return answer;
  return {
    outcome: 'ok',
    data: answer.data.rows.map((row) => ({
      campaignId: row.id,
      date: row.date,
      views: row.views ?? null,
      clicks: row.clicks ?? null,
      spentKopecks: row.moneySpent ?? row.expense ?? null,
      orders: row.orders ?? null,
      ordersKopecks: row.ordersMoney ?? null,
    })),
  };
}
