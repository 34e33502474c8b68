import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { CAMPAIGN_STATES, Campaign } from './campaign.ts';
import { listCampaigns } from './list-campaigns.ts';
import type { PerformanceKey } from './performance-key.ts';

export type Switched = CallAnswer<Campaign> | { outcome: 'finished'; message: string };

/** The refusal's words are not documented, so the campaign itself is asked whether its time is over. */
async function isFinished(key: PerformanceKey, campaignId: string): Promise<boolean> {
  const listed = await listCampaigns(key, { campaignIds: [campaignId] });
  return (
    listed.outcome === 'ok' &&
    listed.data.some(({ id, state }) => id === campaignId && state === CAMPAIGN_STATES.finished)
  );
}

/** Switches a campaign on or off; what is so already is no error. */
export async function switchCampaign(
  key: PerformanceKey,
  campaignId: string,
  word: 'activate' | 'deactivate',
): Promise<Switched> {
  const path = `/campaign/${encodeURIComponent(campaignId)}/${word}`;
  const answer = await callPerformance(key, { method: 'POST', path, body: {} }, Campaign);
  if (answer.outcome !== 'invalid' || !(await isFinished(key, campaignId))) return answer;
  return { outcome: 'finished', message: answer.message };
}
