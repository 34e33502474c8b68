import type { PerformanceKey } from './performance-key.ts';
import { type Switched, switchCampaign } from './switch-campaign.ts';

export async function deactivateCampaign(key: PerformanceKey, campaignId: string): Promise<Switched> {
  return switchCampaign(key, campaignId, 'deactivate');
}
