import * as z from 'zod';
import type { Ask } from './ask-all.ts';

/** So many that nobody comes near the 50 requests a second of one key. */
export const SELLERS = 200;
const FIRST_SELLER = 7;

const Keys = z.object({ keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })) });
const Products = z.object({ result: z.object({ items: z.array(z.object({ offer_id: z.string() })) }) });

async function listCallsOf(url: string, sellerId: number): Promise<Ask[]> {
  const answer = await fetch(`${url}/keys?sellerId=${sellerId}`);
  const { keys } = Keys.parse(await answer.json());
  const apiKey = keys.find(({ profile }) => profile === 'full')?.apiKey ?? '';
  const products = await fetch(`${url}/ozon-seller/v3/product/list`, {
    method: 'POST',
    headers: { 'client-id': String(sellerId), 'api-key': apiKey, 'content-type': 'application/json' },
    body: '{"filter":{"visibility":"ALL"},"limit":100}',
  });
  const offers = Products.parse(await products.json()).result.items.map(({ offer_id }) => offer_id);
  const headers = `client-id: ${sellerId}\r\napi-key: ${apiKey}\r\n`;
  const call = (method: string, body: object): Ask => ({
    path: `/ozon-seller${method}`,
    headers,
    body: JSON.stringify(body),
  });
  return [
    call('/v1/roles', {}),
    call('/v3/product/list', { filter: { visibility: 'ALL' }, limit: 100 }),
    call('/v3/product/info/list', { offer_id: offers }),
    call('/v4/product/info/attributes', { filter: { offer_id: offers }, limit: 100 }),
    call('/v5/product/info/prices', { filter: { offer_id: offers }, limit: 100 }),
  ];
}

/** What a collector asks of each seller: rights, products, their cards and prices. */
export async function listSellerCalls(url: string): Promise<Ask[]> {
  const calls: Ask[] = [];
  for (let sellerId = FIRST_SELLER; sellerId < FIRST_SELLER + SELLERS; sellerId += 1) {
    calls.push(...(await listCallsOf(url, sellerId)));
  }
  return calls;
}
