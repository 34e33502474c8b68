import { z } from 'zod';
import { DayText, formatDay, moscowDay, moscowMoment } from '../clock/moscow-day.ts';
import type { DayNumber } from '../market/market.ts';
import { CampaignId } from './campaign-ids.ts';
import { countAdvertising } from './count-advertising.ts';
import { percent, perOne, writeRub } from './money.ts';
import type { OwnCampaign } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';
import { invalidRequest } from './performance-error.ts';
import { selectCampaigns } from './select-campaigns.ts';

const Ask = z.object({
  campaignIds: z.array(CampaignId).default([]),
  dateFrom: DayText.optional(),
  dateTo: DayText.optional(),
});

function describeRow(
  call: PerformanceCall,
  campaign: OwnCampaign,
  item: OwnCampaign['items'][number],
  day: DayNumber,
) {
  const counted = countAdvertising(call, campaign, item, day);
  if (counted === undefined) return [];
  const noon = moscowMoment(day, 12);
  const { priceKopecks } = call.market.products.state(item.sku, noon < call.now ? noon : call.now);
  return {
    campaignId: campaign.id,
    sku: String(item.sku),
    date: formatDay(day),
    dateAdded: formatDay(campaign.fromDay),
    views: String(counted.views),
    clicks: String(counted.clicks),
    ctr: percent(counted.clicks, counted.views),
    toCart: String(counted.carts),
    orders: String(counted.orders),
    modelOrders: String(counted.modelOrders),
    sales: writeRub(counted.ordersKopecks, '.'),
    modelSales: writeRub(counted.modelKopecks, '.'),
    expense: writeRub(counted.expenseKopecks, '.'),
    avgCpc: writeRub(perOne(counted.expenseKopecks, counted.clicks), '.'),
    drr: percent(counted.expenseKopecks, counted.ordersKopecks + counted.modelKopecks),
    price: writeRub(priceKopecks, '.'),
  };
}

/** POST /api/client/statistics/products/sku: today as far as it is counted, and yesterday. */
export function listSkuStatistics(call: PerformanceCall, body: unknown): unknown {
  const ask = Ask.parse(body);
  const today = moscowDay(call.now);
  const fromDay = ask.dateFrom ?? today;
  const toDay = Math.min(today, ask.dateTo ?? today);
  if (fromDay < today - 1) throw invalidRequest('dateFrom must not be earlier than yesterday');
  if (fromDay > toDay) throw invalidRequest('dateFrom is after dateTo');
  const campaigns = selectCampaigns(call, ask.campaignIds);
  const days = fromDay === toDay ? [fromDay] : [fromDay, toDay];
  return {
    rows: campaigns.flatMap((campaign) =>
      campaign.items.flatMap((item) => days.flatMap((day) => describeRow(call, campaign, item, day))),
    ),
  };
}
