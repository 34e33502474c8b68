import type { Picture } from '../../market/changes/market-change.ts';
import type { WbCall } from '../wb-call.ts';
import { checkMedia, MOST_VIDEO_BYTES } from './check-media.ts';

const TIMEOUT_MS = 10_000;

export type FetchedMedia = { picture: Picture } | { video: string } | { refused: string };

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
export async function fetchMedia(call: WbCall, link: string): Promise<FetchedMedia> {
  const own = findOwnPicture(call, link);
  if (own) return { picture: own };
  const bytes = await download(link);
  if (bytes === undefined) return { refused: 'the link gives no file' };
  const verdict = checkMedia(bytes);
  if ('refused' in verdict) return verdict;
  return verdict.kind === 'video' ? { video: link } : { picture: call.media.keepFile(bytes, verdict.type) };
}
