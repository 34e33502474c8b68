import type { OzonKey } from '../integrations/ozon/call-ozon.ts';
import type { Context } from '../platform/context.ts';
import { seal, unseal } from '../platform/secrets/secrets.ts';

type Owner = { seller_id: string };

// The seller ID is unique and known before the row exists; a sealed key copied to another cabinet does not open.
export function placeOfMarketplaceKey(sellerId: string): string {
  return `cabinets|${sellerId}|api_key`;
}

export function sealMarketplaceKey(
  { secrets }: Pick<Context, 'secrets'>,
  sellerId: string,
  apiKey: string,
): string {
  return seal(secrets, placeOfMarketplaceKey(sellerId), apiKey);
}

export function openMarketplaceKey(
  { secrets, env, send }: Pick<Context, 'secrets' | 'env' | 'send'>,
  cabinet: Owner & { key_sealed: string },
): OzonKey {
  const apiKey = unseal(secrets, placeOfMarketplaceKey(cabinet.seller_id), cabinet.key_sealed);
  return { baseUrl: env.OZON_SELLER_URL, clientId: cabinet.seller_id, apiKey, send };
}
