import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

const MOST_PRODUCTS = 1000;

const Attribute = z.object({
  id: OzonInt,
  values: z.array(z.object({ value: z.union([z.string(), z.number()]).default('') })).default([]),
});

const Attributes = z.object({
  result: z.array(
    z
      .object({
        id: OzonInt,
        offer_id: z.string(),
        name: z.string().default(''),
        attributes: z.array(Attribute).default([]),
      })
      .transform(({ id, offer_id, name, attributes }) => ({
        productId: id,
        offerId: offer_id,
        name,
        /** By the marketplace's own id of a characteristic; its name stands only in the dictionary. */
        attributes: attributes.map(({ id, values }) => ({
          id,
          values: values.map((one) => String(one.value)),
        })),
      })),
  ),
});
export type ProductAttributes = z.output<typeof Attributes>['result'][number];

export async function getProductAttributes(
  key: OzonKey,
  productIds: readonly number[],
): Promise<CallAnswer<ProductAttributes[]>> {
  const filter = { product_id: productIds.map(String), visibility: 'ALL' };
  const body = { filter, limit: MOST_PRODUCTS };
  const answer = await callOzon(key, '/v4/product/info/attributes', body, Attributes);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.result } : answer;
}
