import { z } from 'zod';
import { findOwnProduct } from '../own-products.ts';
import type { WbAsk, WbOperation } from '../wb-call.ts';
import { refuse, refuseInText } from '../wb-error.ts';
import { checkMedia, MOST_PICTURES } from './check-media.ts';
import { MEDIA_TAKEN } from './save-media.ts';

const Headers = z.looseObject({
  'x-nm-id': z.coerce.number().int(),
  'x-photo-number': z.coerce.number().int().min(1).max(MOST_PICTURES),
});

async function readFile({ headers, body }: WbAsk): Promise<Buffer> {
  const type = headers['content-type'] ?? '';
  try {
    if (!Buffer.isBuffer(body)) throw new TypeError('no form');
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('uploadfile');
    if (file instanceof Blob) return Buffer.from(await file.arrayBuffer());
  } catch {
    throw refuseInText(400, "Invalid 'boundary' for 'multipart/form-data' request");
  }
  throw refuse('content', 400, 'uploadfile is required');
}

/** POST /content/v3/media/file puts one picture after the present ones, or in the place of one of them. */
export const uploadMedia: WbOperation = async (call, ask) => {
  const { 'x-nm-id': nmId, 'x-photo-number': place } = Headers.parse(ask.headers);
  const product = findOwnProduct(call, nmId);
  if (product === undefined) throw refuse('content', 400, `card ${nmId} is not found`);
  const bytes = await readFile(ask);
  const verdict = checkMedia(bytes);
  if ('refused' in verdict) throw refuse('content', 400, verdict.refused);

  const { market, media, now } = call;
  const pictures = [...market.products.look(product.sku, now, 'wb').pictures];
  if (verdict.kind === 'video') {
    media.replace(product.sku, pictures, media.keepFile(bytes, 'mp4').address, now);
  } else if (!call.isPlanted('picturesFailed')) {
    pictures.splice(Math.min(place - 1, pictures.length), 1, media.keepFile(bytes, verdict.type));
    media.replace(product.sku, pictures, media.videoOf(product.sku), now);
  }
  return MEDIA_TAKEN;
};
