import { z } from 'zod';
import { Int64, writeInt64 } from '../int64.ts';
import type { SellerCall } from '../seller-call.ts';
import { describePictures } from './describe-pictures.ts';

const Ask = z.object({ product_id: z.array(Int64).min(1).max(1000) });

/** /v2/product/pictures/info: the pictures on the cards, and what was wrong with the last import. */
export async function listPictures(call: SellerCall, body: unknown): Promise<unknown> {
  const requested = new Set(Ask.parse(body).product_id);
  await call.pictureImports.finishDue();
  return {
    items: call.market.products
      .ofSeller(call.seller.id)
      .filter(({ productId }) => requested.has(productId))
      .map(({ productId, sku }) => {
        const { main, others, colour } = describePictures(call, sku);
        return {
          product_id: writeInt64(productId),
          primary_photo: main,
          photo: others,
          color_photo: colour,
          photo_360: [],
          errors: call.pictureImports
            .notesOf(sku)
            .errors.map(({ message, link }) => ({ message, url: link })),
        };
      }),
  };
}
