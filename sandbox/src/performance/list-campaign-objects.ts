import { getOwnCampaign } from './get-own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';

/** GET /api/client/campaign/{campaignId}/objects */
export function listCampaignObjects(call: PerformanceCall, id: string): unknown {
  return { list: getOwnCampaign(call, id).items.map(({ sku }) => ({ id: String(sku) })) };
}
