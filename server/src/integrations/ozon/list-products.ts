import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

const ProductPage = z.object({
  result: z.object({
    items: z.array(
      z.object({ product_id: OzonInt, offer_id: z.string(), archived: z.boolean().default(false) }),
    ),
    total: OzonInt,
    last_id: z.string().default(''),
  }),
});
export type ListedProduct = z.output<typeof ProductPage>['result']['items'][number];

/** A line for each warehouse kind; `present` is what can be sold there. */
const Stocks = z.object({ stocks: z.array(z.object({ present: OzonInt })) });

const ProductInfo = z.object({
  items: z.array(
    z.object({
      id: OzonInt,
      sku: OzonInt.nullish(),
      offer_id: z.string(),
      name: z.string(),
      // What is missing is not known, which is never "none".
      primary_image: z.array(z.string()).optional(),
      images: z.array(z.string()).optional(),
      price: z.string().nullish(),
      // Not a reason to refuse the whole page, whatever it looks like.
      stocks: Stocks.nullish().catch(null),
    }),
  ),
});
export type ProductInfo = z.output<typeof ProductInfo>['items'][number];

/** The contract's largest page and largest list of ids. */
const OZON_PAGE = 1000;

/** One page of the seller's products; paging goes by `lastId`, an empty one starts. */
export async function listProductPage(
  key: OzonKey,
  lastId: string,
): Promise<CallAnswer<{ items: ListedProduct[]; lastId: string }>> {
  const answer = await callOzon(
    key,
    '/v3/product/list',
    { filter: { visibility: 'ALL' }, last_id: lastId, limit: OZON_PAGE },
    ProductPage,
  );
  if (answer.outcome !== 'ok') return answer;
  const { items, last_id } = answer.data.result;
  return { outcome: 'ok', data: { items, lastId: last_id } };
}

export async function getProductInfos(
  key: OzonKey,
  productIds: readonly number[],
): Promise<CallAnswer<ProductInfo[]>> {
  const answer = await callOzon(
    key,
    '/v3/product/info/list',
    { product_id: productIds.map(String) },
    ProductInfo,
  );
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.items } : answer;
}
