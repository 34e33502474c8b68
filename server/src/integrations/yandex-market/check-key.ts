import * as z from 'zod';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { callMarket, type MarketKey } from './call-market.ts';
import { listMissingRights, type Right } from './list-missing-rights.ts';
import { listShops, type MarketShop } from './list-shops.ts';

const Token = z.object({
  result: z.object({
    apiKey: z.object({ name: z.string().nullish(), authScopes: z.array(z.string()) }),
  }),
});

type MarketBusiness = { businessId: number; name: string | null; shops: MarketShop[] };

export type CheckedMarketKey =
  | {
      outcome: 'valid';
      tokenName: string | null;
      /** Of what is useful but not necessary. */
      missing: Right[];
      businesses: MarketBusiness[];
    }
  /** Without the offers nothing of the product can work. */
  | { outcome: 'noRights'; missing: Right[] }
  | CallFailure;

function groupByBusiness(shops: readonly MarketShop[]): MarketBusiness[] {
  const businesses = new Map<number, MarketBusiness>();
  for (const shop of shops) {
    if (shop.businessId === null) continue;
    const business = businesses.get(shop.businessId);
    if (business) business.shops.push(shop);
    else
      businesses.set(shop.businessId, {
        businessId: shop.businessId,
        name: shop.businessName,
        shops: [shop],
      });
  }
  return [...businesses.values()];
}

/** Asks what the key may do (`/v2/auth/token`) and whose it is (`/v2/campaigns`). */
export async function checkKey(key: MarketKey): Promise<CheckedMarketKey> {
  const token = await callMarket(key, { method: 'POST', path: '/v2/auth/token', body: {} }, Token);
  if (token.outcome !== 'ok') return token;
  const { name, authScopes } = token.data.result.apiKey;
  const missing = listMissingRights(authScopes);
  if (missing.includes('offers')) return { outcome: 'noRights', missing };
  const shops = await listShops(key);
  if (shops.outcome !== 'ok') return shops;
  return { outcome: 'valid', tokenName: name ?? null, missing, businesses: groupByBusiness(shops.data) };
}
