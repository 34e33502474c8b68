import { addAdvertising, NO_ADVERTISING } from './count-advertising.ts';
import { bidKopecks, percent, perOne, writeComma, writeRub } from './money.ts';
import type { PerformanceCall } from './performance-call.ts';
import { countCampaignDay, readTotalsAsk } from './totals-ask.ts';

/** GET /api/client/statistics/campaign/product/json: a row a campaign, all values as text. */
export function listCampaignTotals(call: PerformanceCall, query: unknown): unknown {
  const { campaigns, days } = readTotalsAsk(call, query);
  return {
    rows: campaigns.map((campaign) => {
      const sum = days
        .map((day) => countCampaignDay(call, campaign, day) ?? NO_ADVERTISING)
        .reduce(addAdvertising, NO_ADVERTISING);
      const bids = campaign.items.map(({ bid }) => bidKopecks(bid));
      return {
        id: campaign.id,
        title: campaign.title,
        objectType: campaign.kind,
        status: campaign.state,
        dailyBudget: '0,00',
        weeklyBudget: '0,00',
        budget: '0,00',
        moneySpent: writeRub(sum.expenseKopecks, ','),
        views: String(sum.views),
        clicks: String(sum.clicks),
        avgBid: writeRub(
          perOne(
            bids.reduce((all, bid) => all + bid, 0),
            bids.length,
          ),
          ',',
        ),
        viewPrice: writeRub(perOne(sum.expenseKopecks * 1000, sum.views), ','),
        ctr: writeComma(percent(sum.clicks, sum.views)),
        clickPrice: writeRub(perOne(sum.expenseKopecks, sum.clicks), ','),
        orders: String(sum.orders),
        ordersMoney: writeRub(sum.ordersKopecks, ','),
        drr: writeComma(percent(sum.expenseKopecks, sum.ordersKopecks)),
        toCart: String(sum.carts),
      };
    }),
  };
}
