import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPerformance } from './call-performance.ts';
import { Whole } from './lenient.ts';
import type { PerformanceKey } from './performance-key.ts';

const Objects = z.object({ list: z.array(z.object({ id: Whole })) });

/** The SKUs of any campaign of products, also of one that is paid per order and has no bids for clicks. */
export async function listCampaignObjects(
  key: PerformanceKey,
  campaignId: string,
): Promise<CallAnswer<number[]>> {
  const path = `/campaign/${encodeURIComponent(campaignId)}/objects`;
  const answer = await callPerformance(key, { method: 'GET', path }, Objects);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.list.map(({ id }) => id) } : answer;
}
