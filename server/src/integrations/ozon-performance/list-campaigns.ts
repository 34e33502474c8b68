import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Campaign } from './campaign.ts';
import type { PerformanceKey } from './performance-key.ts';

const CampaignPage = z.object({ list: z.array(Campaign) });

const PAGE_SIZE = 100;
/** Nobody has more; an API that repeats its pages must not be read for ever. */
const MOST_PAGES = 50;

type Input = {
  campaignIds?: readonly string[];
  /** `SKU`: those that are paid per click and have products. */
  objectType?: string;
  state?: string;
};

/** The campaigns of the account, all pages. */
export async function listCampaigns(key: PerformanceKey, input: Input = {}): Promise<CallAnswer<Campaign[]>> {
  const found = new Map<string, Campaign>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ page: String(page), pageSize: String(PAGE_SIZE) });
    for (const id of input.campaignIds ?? []) query.append('campaignIds', id);
    if (input.objectType !== undefined) query.set('advObjectType', input.objectType);
    if (input.state !== undefined) query.set('state', input.state);
    const answer = await callPerformance(key, { method: 'GET', path: '/campaign', query }, CampaignPage);
    if (answer.outcome !== 'ok') return answer;
    const before = found.size;
    for (const campaign of answer.data.list) found.set(campaign.id, campaign);
    if (answer.data.list.length < PAGE_SIZE || found.size === before) break;
  }
  return { outcome: 'ok', data: [...found.values()] };
}
