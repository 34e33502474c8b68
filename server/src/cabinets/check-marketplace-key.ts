import { checkKey } from '../integrations/ozon/check-key.ts';
import type { Context } from '../platform/context.ts';
import { requireValidKey } from './rules.ts';

type Given = { sellerId: string; apiKey: string };

/** Tests a key before it is saved. */
export async function checkMarketplaceKey(
  { env, send }: Pick<Context, 'env' | 'send'>,
  { sellerId, apiKey }: Given,
) {
  const checked = await checkKey({ baseUrl: env.OZON_SELLER_URL, clientId: sellerId, apiKey, send });
  requireValidKey(checked);
  return checked;
}
