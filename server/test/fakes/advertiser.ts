import * as z from 'zod';
import { CAMPAIGN_STATES, type Campaign } from '../../src/integrations/ozon-performance/campaign.ts';
import { createTokenCache } from '../../src/integrations/ozon-performance/create-token-cache.ts';
import { listCampaigns } from '../../src/integrations/ozon-performance/list-campaigns.ts';
import type { PerformanceKey } from '../../src/integrations/ozon-performance/performance-key.ts';
import { getReportState } from '../../src/integrations/ozon-performance/reports/get-report-state.ts';
import type { CallAnswer } from '../../src/platform/outbound/failure.ts';
import { send } from '../../src/platform/outbound/send.ts';
import type { Sandbox } from './sandbox.ts';

const Advertising = z.object({ clientId: z.string(), clientSecret: z.string() });

/** The account of the Performance API of a seller of the sandbox; requests give up early, tests wait for nobody. */
export async function openAdvertiser(sandbox: Sandbox, timeoutMs = 2000): Promise<PerformanceKey> {
  const { advertising } = await sandbox.keys();
  return {
    ...Advertising.parse(advertising),
    baseUrl: `${sandbox.url}/ozon-performance`,
    send: async (request) => send({ ...request, timeoutMs }),
    tokens: createTokenCache(() => new Date()),
  };
}

export function requireOk<Data>(answer: CallAnswer<Data> | { outcome: 'finished' }): Data {
  if (answer.outcome !== 'ok') throw new Error(JSON.stringify(answer));
  return answer.data;
}

export async function listRunning(key: PerformanceKey, placement = ''): Promise<Campaign[]> {
  const input = { objectType: 'SKU', state: CAMPAIGN_STATES.running };
  const campaigns = requireOk(await listCampaigns(key, input));
  return campaigns.filter(({ placements }) => placement === '' || placements.includes(placement));
}

/** Moves the market's clock until a report has ended, well or not. */
export async function waitForReport(sandbox: Sandbox, key: PerformanceKey, uuid: string): Promise<string> {
  for (let round = 0; round < 20; round += 1) {
    const { state } = requireOk(await getReportState(key, uuid));
    if (state !== 'waiting') return state;
    await sandbox.clock({ advanceMinutes: 0.25 });
  }
  throw new Error('the report never ends');
}

/** YYYY-MM-DD of the market's today in Moscow, some days ago. */
export async function moscowDate(sandbox: Sandbox, daysAgo = 0): Promise<string> {
  const { now } = await sandbox.clock();
  return new Date(now.getTime() + (3 - 24 * daysAgo) * 3_600_000).toISOString().slice(0, 10);
}
