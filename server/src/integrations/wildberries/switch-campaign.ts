import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { orderWb } from './call-wb.ts';
import type { WbKey } from './wb-key.ts';

/** `unchanged`: it stood so already, or can no more be switched; `noMoney`: its budget is spent. */
export type Switched = 'switched' | 'unchanged' | 'noMoney';

// The marketplace answers 422 with a sentence and 400 with a word for what is wrong.
const UNCHANGED = /не измен[её]н/i;
const NO_MONEY = /low budget|not enough budget/i;
const NOT_FOUND = /not found/i;

async function switchCampaign(
  key: WbKey,
  method: 'startCampaign' | 'pauseCampaign',
  campaignId: number,
): Promise<CallAnswer<Switched>> {
  const answer = await orderWb(key, method, { query: { id: String(campaignId) } });
  if (answer.outcome === 'ok') return { outcome: 'ok', data: 'switched' };
  if (answer.outcome !== 'invalid') return answer;
  const { message } = answer;
  if (UNCHANGED.test(message)) return { outcome: 'ok', data: 'unchanged' };
  if (NO_MONEY.test(message)) return { outcome: 'ok', data: 'noMoney' };
  return NOT_FOUND.test(message) ? { outcome: 'notFound', message } : answer;
}

export async function startCampaign(key: WbKey, campaignId: number): Promise<CallAnswer<Switched>> {
  return switchCampaign(key, 'startCampaign', campaignId);
}

export async function pauseCampaign(key: WbKey, campaignId: number): Promise<CallAnswer<Switched>> {
  return switchCampaign(key, 'pauseCampaign', campaignId);
}
