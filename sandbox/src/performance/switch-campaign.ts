import { describeSwitched } from './describe-campaign.ts';
import { getOwnCampaign } from './get-own-campaign.ts';
import type { PerformanceCall } from './performance-call.ts';
import { refusal } from './performance-error.ts';

/**
 * POST /api/client/campaign/{campaignId}/activate and /deactivate. What is so already is no error; a campaign without
 * money takes the order and stays stopped.
 */
export function switchCampaign(call: PerformanceCall, id: string, isOn: boolean): unknown {
  const campaign = getOwnCampaign(call, id);
  if (campaign.kind !== 'SKU') throw refusal('notCpc');
  if (campaign.state === 'CAMPAIGN_STATE_FINISHED') throw refusal('finished');
  const isRunning = campaign.state === 'CAMPAIGN_STATE_RUNNING';
  const hasMoney = campaign.state !== 'CAMPAIGN_STATE_STOPPED';
  if (isOn !== isRunning && hasMoney) {
    for (const { sku, bid } of campaign.items) {
      call.market.change({
        kind: 'bid',
        marketplace: 'ozon',
        sku,
        atMs: call.now.getTime(),
        bid: isOn ? bid : 0,
      });
    }
  }
  return describeSwitched(getOwnCampaign(call, id));
}
