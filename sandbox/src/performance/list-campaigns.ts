import { z } from 'zod';
import { RepeatedIds } from './campaign-ids.ts';
import { describeListed } from './describe-campaign.ts';
import { listOwnCampaigns } from './list-own-campaigns.ts';
import { cutPage, Page } from './page.ts';
import type { PerformanceCall } from './performance-call.ts';

const Ask = Page.extend({
  campaignIds: RepeatedIds,
  advObjectType: z.enum(['SKU', 'BANNER', 'SEARCH_PROMO', 'VIDEO_BANNER']).optional(),
  state: z
    .enum([
      'CAMPAIGN_STATE_UNKNOWN',
      'CAMPAIGN_STATE_RUNNING',
      'CAMPAIGN_STATE_PLANNED',
      'CAMPAIGN_STATE_STOPPED',
      'CAMPAIGN_STATE_INACTIVE',
      'CAMPAIGN_STATE_ARCHIVED',
      'CAMPAIGN_STATE_MODERATION_DRAFT',
      'CAMPAIGN_STATE_MODERATION_IN_PROGRESS',
      'CAMPAIGN_STATE_MODERATION_FAILED',
      'CAMPAIGN_STATE_FINISHED',
    ])
    .optional(),
});

/** GET /api/client/campaign */
export function listCampaigns(call: PerformanceCall, query: unknown): unknown {
  const ask = Ask.parse(query);
  const requested = listOwnCampaigns(call).filter(
    ({ id, kind, state }) =>
      (ask.campaignIds.length === 0 || ask.campaignIds.includes(id)) &&
      (ask.advObjectType === undefined || ask.advObjectType === kind) &&
      (ask.state === undefined || ask.state === state),
  );
  return { list: cutPage(requested, ask).map(describeListed), total: String(requested.length) };
}
