import { z } from 'zod';
import type { Picture } from '../../market/changes/market-change.ts';
import { findOwnProduct } from '../own-products.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { checkMedia, MOST_PICTURES, MOST_VIDEO_BYTES } from './check-media.ts';

const TIMEOUT_MS = 10_000;

type FetchedMedia = { picture: Picture } | { video: string } | { refused: string };

/** A picture that the sandbox itself shows needs no journey: a seller puts the original set back by its links. */
function findOwnPicture({ market, media, baseUrl }: WbCall, link: string): Picture | undefined {
  if (!link.startsWith(`${baseUrl}/`)) return undefined;
  const address = link.slice(baseUrl.length);
  const file = media.findFile(address);
  return file ? { address, contentHash: file.contentHash } : market.products.pictureAt(address);
}

async function download(link: string): Promise<Buffer | undefined> {
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) return undefined;
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || Number(response.headers.get('content-length')) > MOST_VIDEO_BYTES) return undefined;
    return Buffer.from(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Fetches a file by its public link and keeps it, because the link may show something else tomorrow. */
async function fetchMedia(call: WbCall, link: string): Promise<FetchedMedia> {
  const own = findOwnPicture(call, link);
  if (own) return { picture: own };
  const bytes = await download(link);
  if (bytes === undefined) return { refused: 'the link gives no file' };
  const verdict = checkMedia(bytes);
  if ('refused' in verdict) return verdict;
  return verdict.kind === 'video' ? { video: link } : { picture: call.media.keepFile(bytes, verdict.type) };
}

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
