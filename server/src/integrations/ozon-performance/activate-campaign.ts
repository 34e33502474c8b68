import type { PerformanceKey } from './performance-key.ts';
import { type Switched, switchCampaign } from './switch-campaign.ts';

/** Switches a campaign on. Look at the state of the answer: one without money stays stopped. */
export async function activateCampaign(key: PerformanceKey, campaignId: string): Promise<Switched> {
  return switchCampaign(key, campaignId, 'activate');
}
