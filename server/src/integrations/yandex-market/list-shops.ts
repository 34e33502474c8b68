import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callMarket, MarketInt, type MarketKey, Paging } from './call-market.ts';

const Campaigns = z.object({
  campaigns: z.array(
    z.object({
      id: MarketInt,
      domain: z.string().nullish(),
      business: z.object({ id: MarketInt, name: z.string().nullish() }).nullish(),
      placementType: z.string().nullish(),
      apiAvailability: z.string().nullish(),
    }),
  ),
  paging: Paging,
});

export type MarketShop = {
  campaignId: number;
  name: string;
  businessId: number | null;
  businessName: string | null;
  placement: string | null;
  /** False where the marketplace refuses calls about this shop: it sleeps, or has no contract. */
  isAvailable: boolean;
};

const PAGE = 100;
/** A business with more than this many pages of shops is a paging that goes in circles. */
const MOST_PAGES = 50;

export async function listShops(key: MarketKey): Promise<CallAnswer<MarketShop[]>> {
  const shops: MarketShop[] = [];
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { limit: PAGE, pageToken };
    const answer = await callMarket(key, { method: 'GET', path: '/v2/campaigns', query }, Campaigns);
    if (answer.outcome !== 'ok') return answer;
    for (const { id, domain, business, placementType, apiAvailability } of answer.data.campaigns) {
      shops.push({
        campaignId: id,
        name: domain ?? String(id),
        businessId: business?.id ?? null,
        businessName: business?.name ?? null,
        placement: placementType ?? null,
        isAvailable: (apiAvailability ?? 'AVAILABLE') === 'AVAILABLE',
      });
    }
    if (answer.data.paging === null) return { outcome: 'ok', data: shops };
    pageToken = answer.data.paging;
  }
  return { outcome: 'drift', message: 'the pages of shops do not end' };
}
