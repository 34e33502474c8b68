import { z } from 'zod';
import { findOwnProduct } from '../own-products.ts';
import type { WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { MOST_PICTURES } from './check-media.ts';
import { fetchMedia } from './fetch-media.ts';

const Ask = z.object({
  nmId: z.int(),
  data: z
    .array(z.string().max(2000))
    .min(1)
    .max(MOST_PICTURES + 1),
});

export const MEDIA_TAKEN = { data: {}, error: false, errorText: '', additionalErrors: null };

/**
 * POST /content/v3/media/save replaces all pictures and the video of a card. One file that is no good, and nothing
 * is changed; the answer is 200 all the same.
 */
export const saveMedia: WbOperation = async (call, { body }) => {
  if (!z.object({ nmId: z.unknown().refine((value) => value !== undefined) }).safeParse(body).success)
    throw refuse('content', 422, 'nmId is required');
  const { nmId, data } = Ask.parse(body);
  const product = findOwnProduct(call, nmId);
  if (product === undefined) throw refuse('content', 400, `card ${nmId} is not found`);

  const fetched = await Promise.all(data.map(async (link) => fetchMedia(call, link)));
  const pictures = fetched.flatMap((one) => ('picture' in one ? [one.picture] : []));
  const videos = fetched.flatMap((one) => ('video' in one ? [one.video] : []));
  const isWhole = pictures.length + videos.length === data.length;
  const isAllowed = pictures.length > 0 && pictures.length <= MOST_PICTURES && videos.length <= 1;
  if (isWhole && isAllowed && !call.isPlanted('picturesFailed'))
    call.media.replace(product.sku, pictures, videos[0], call.now);
  return MEDIA_TAKEN;
};
