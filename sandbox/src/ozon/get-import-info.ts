import { z } from 'zod';
import { Int64, writeInt64 } from './int64.ts';
import type { PictureItem } from './pictures/picture-task.ts';
import type { SellerCall } from './seller-call.ts';
import { SellerError } from './seller-error.ts';

const Ask = z.object({ task_id: Int64 });

/** Carried out early for whoever lives in the past: nothing of it is known before its time. */
function describeItem({ offerId, product, dueAtMs, ...done }: PictureItem, nowMs: number): unknown {
  const { status, errors } = dueAtMs <= nowMs ? done : { status: 'pending', errors: [] };
  return {
    offer_id: offerId,
    product_id: writeInt64(product?.productId ?? 0),
    status,
    errors: errors.map(({ code, message, link }) => ({
      code,
      message,
      state: '',
      level: 'error',
      description: link === '' ? message : `${message}: ${link}`,
      field: link === '' ? 'offer_id' : 'images',
      attribute_id: 0,
      attribute_name: '',
    })),
  };
}

/** /v1/product/import/info: what has become of the products of one import by now. */
export async function getImportInfo(
  { pictureImports, seller, now }: SellerCall,
  body: unknown,
): Promise<unknown> {
  const { task_id } = Ask.parse(body);
  await pictureImports.finishDue();
  const task = pictureImports.find(seller.id, task_id);
  if (task === undefined) throw new SellerError(404, 5, 'task is not found');
  return {
    result: { items: task.items.map((item) => describeItem(item, now.getTime())), total: task.items.length },
  };
}
