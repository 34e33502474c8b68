import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

const Links = z
  .array(z.string())
  .nullish()
  .transform((links) => links ?? []);

const Pictures = z.object({
  items: z.array(
    z
      .object({
        product_id: OzonInt,
        primary_photo: Links,
        photo: Links,
        color_photo: Links,
        errors: z.array(z.object({ message: z.string().default(''), url: z.string().default('') })).nullish(),
      })
      .transform(({ product_id, primary_photo, photo, color_photo, errors }) => ({
        productId: product_id,
        /** The main one first. The marketplace's own addresses: not the links from which they were taken. */
        pictures: [...new Set([...primary_photo, ...photo])],
        colour: color_photo[0] ?? null,
        errors: errors ?? [],
      })),
  ),
});
export type ProductPictures = z.output<typeof Pictures>['items'][number];

/** The pictures on the cards of up to 1000 own products. */
export async function getPictures(
  key: OzonKey,
  productIds: readonly number[],
): Promise<CallAnswer<ProductPictures[]>> {
  const body = { product_id: productIds.map(String) };
  const answer = await callOzon(key, '/v2/product/pictures/info', body, Pictures);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.items } : answer;
}
