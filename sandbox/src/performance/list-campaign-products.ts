import { getOwnCampaign } from './get-own-campaign.ts';
import { bidKopecks, writeMillionths } from './money.ts';
import { cutPage, Page } from './page.ts';
import type { PerformanceCall } from './performance-call.ts';
import { refusal } from './performance-error.ts';

/** GET /api/client/campaign/{campaignId}/v2/products: the bids stay when the campaign is off. */
export function listCampaignProducts(call: PerformanceCall, id: string, query: unknown): unknown {
  const page = Page.parse(query);
  const { items, kind } = getOwnCampaign(call, id);
  if (kind !== 'SKU') throw refusal('notCpc');
  return {
    products: cutPage(items, page).map(({ sku, bid }) => ({
      sku: String(sku),
      bid: writeMillionths(bidKopecks(bid)),
      title: call.market.products.look(sku, call.now).title,
    })),
  };
}
