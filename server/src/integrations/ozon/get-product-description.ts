import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, type OzonKey } from './call-ozon.ts';

/** A text that is missing is not known; a seller who has written none has an empty one. */
const Description = z.object({
  result: z.object({ name: z.string().default(''), description: z.string().optional() }),
});
export type ProductDescription = z.output<typeof Description>['result'];

/** The text of one card: the API gives no two at once. */
export async function getProductDescription(
  key: OzonKey,
  productId: number,
): Promise<CallAnswer<ProductDescription>> {
  const body = { product_id: productId };
  const answer = await callOzon(key, '/v1/product/info/description', body, Description);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.result } : answer;
}
