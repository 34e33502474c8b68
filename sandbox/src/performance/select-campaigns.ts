import { listOwnCampaigns } from './list-own-campaigns.ts';
import type { OwnCampaign } from './own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';
import { refusal } from './performance-error.ts';

/** The named campaigns that are paid per click, or all of them when none is named. */
export function selectCampaigns(call: PerformanceCall, ids: readonly string[]): OwnCampaign[] {
  if (ids.length === 0) return listOwnCampaigns(call).filter(({ kind }) => kind === 'SKU');
  const own = new Map(listOwnCampaigns(call).map((campaign) => [campaign.id, campaign]));
  return [...new Set(ids)].map((id) => {
    const campaign = own.get(id);
    if (campaign === undefined) throw refusal('noCampaign');
    if (campaign.kind !== 'SKU') throw refusal('notCpc');
    return campaign;
  });
}
