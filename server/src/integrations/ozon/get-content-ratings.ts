import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey, OzonNumber } from './call-ozon.ts';

const Ratings = z.object({
  products: z.array(
    z.object({
      sku: OzonInt,
      rating: OzonNumber,
      groups: z
        .array(
          z.object({ key: z.string(), name: z.string().default(''), rating: OzonNumber, weight: OzonNumber }),
        )
        .default([]),
    }),
  ),
});
export type ContentRating = z.output<typeof Ratings>['products'][number];

/** How fully own cards are filled, with the groups of which the rating is made. */
export async function getContentRatings(
  key: OzonKey,
  skus: readonly number[],
): Promise<CallAnswer<ContentRating[]>> {
  const answer = await callOzon(key, '/v1/product/rating-by-sku', { skus: skus.map(String) }, Ratings);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.products } : answer;
}
