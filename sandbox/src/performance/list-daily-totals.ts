import { formatDay } from '../clock/moscow-day.ts';
import { writeRub } from './money.ts';
import type { PerformanceCall } from './performance-call.ts';
import { countCampaignDay, readTotalsAsk } from './totals-ask.ts';

/** GET /api/client/statistics/daily/json: the names of the fields are not documented, the columns are. */
export function listDailyTotals(call: PerformanceCall, query: unknown): unknown {
  const { campaigns, days } = readTotalsAsk(call, query);
  const rows = campaigns.flatMap((campaign) =>
    days.flatMap((day) => {
      const counted = countCampaignDay(call, campaign, day);
      if (counted === undefined || counted.views === 0) return [];
      return {
        id: campaign.id,
        title: campaign.title,
        date: formatDay(day),
        views: String(counted.views),
        clicks: String(counted.clicks),
        moneySpent: writeRub(counted.expenseKopecks, ','),
        orders: String(counted.orders),
        ordersMoney: writeRub(counted.ordersKopecks, ','),
      };
    }),
  );
  return { rows };
}
