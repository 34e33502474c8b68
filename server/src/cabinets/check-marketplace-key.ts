import { checkKey } from '../integrations/ozon/check-key.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { judgeKey } from './rules.ts';

type Given = { sellerId: string; apiKey: string };

/** Tests a key before it is saved: a refusal names the reason, an outage on the other side is told as one. */
export async function checkMarketplaceKey(
  { env, send }: Pick<Context, 'env' | 'send'>,
  { sellerId, apiKey }: Given,
) {
  const checked = await checkKey({ baseUrl: env.OZON_SELLER_URL, clientId: sellerId, apiKey, send });
  const verdict = judgeKey(checked);
  if (verdict.status === 'unknown') throw problem('external.serverError');
  if (verdict.status !== 'valid' || checked.outcome !== 'valid') {
    throw problem('cabinet.invalidKey', { reason: verdict.status === 'valid' ? 'rejected' : verdict.status });
  }
  return checked;
}
