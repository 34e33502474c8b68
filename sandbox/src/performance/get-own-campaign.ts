import { listOwnCampaigns } from './list-own-campaigns.ts';
import type { OwnCampaign } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';
import { refusal } from './performance-error.ts';

/** Throws the API's refusal for ids that are not the account's. */
export function getOwnCampaign(call: PerformanceCall, id: string): OwnCampaign {
  const campaign = listOwnCampaigns(call).find((one) => one.id === id);
  if (campaign === undefined) throw refusal('noCampaign');
  return campaign;
}
