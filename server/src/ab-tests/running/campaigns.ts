import type { CabinetRow } from '../../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../../cabinets/keys/performance-key.ts';
import { CAMPAIGN_STATES } from '../../integrations/ozon-performance/campaign.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { limitKeys, PERFORMANCE_LIMITS } from '../../integrations/ozon-performance/limits.ts';
import { listCampaigns } from '../../integrations/ozon-performance/list-campaigns.ts';
import type { Context } from '../../platform/context.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';

/** By campaign, in the marketplace's words. */
type States = ReadonlyMap<string, string>;
export type ReadStates = { outcome: 'read'; states: States } | { outcome: 'noKey' } | { outcome: 'failed' };

const REFUSED = ['unauthorized', 'forbidden', 'expired', 'ipBound'];

/** One question for all campaigns that the tests of a cabinet use. */
export async function readCampaignStates(
  context: Context,
  cabinet: CabinetRow,
  tokens: TokenCache,
  campaignIds: readonly string[],
): Promise<ReadStates> {
  const key = openPerformanceKey(context, cabinet, tokens);
  if (key === undefined) return { outcome: 'noKey' };
  await waitForQuota(context.db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);
  const answer = await listCampaigns(key, { campaignIds: [...new Set(campaignIds)] });
  if (answer.outcome !== 'ok') return { outcome: REFUSED.includes(answer.outcome) ? 'noKey' : 'failed' };
  return { outcome: 'read', states: new Map(answer.data.map(({ id, state }) => [id, state])) };
}

/**
 * `ended`: none of them can ever run again, by the marketplace's own word. One that it does not list may belong to another
 * account than the key, or be missing from a single answer: that is no more than a reason to pause.
 */
export function judgeCampaigns(
  campaignIds: readonly string[],
  states: States,
): 'running' | 'stopped' | 'ended' {
  const found = campaignIds.map((id) => states.get(id));
  if (found.includes(CAMPAIGN_STATES.running)) return 'running';
  return found.every((state) => state === CAMPAIGN_STATES.finished) ? 'ended' : 'stopped';
}
