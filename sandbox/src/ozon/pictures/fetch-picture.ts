import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';

export type PictureFile = { contentHash: string; type: 'jpg' | 'png'; bytes: Buffer };
export type FetchedPicture = { file: PictureFile } | { failure: 'unreachable' | 'notPicture' | 'tooLarge' };

// Real limits of a picture: 10 MB, JPG or PNG. How long the real service waits for a server is not known.
const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 4000;

async function readUpTo(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function typeOf(bytes: Buffer): string | undefined {
  try {
    return imageSize(bytes).type;
  } catch {
    return undefined;
  }
}

/** Takes a picture from its public link, as the marketplace does: what the bytes are counts, not what they are called. */
export async function fetchPicture(link: string): Promise<FetchedPicture> {
  // fetch would also read data: links, which lead nowhere in public.
  if (!/^https?:/i.test(link)) return { failure: 'unreachable' };
  let bytes: Buffer | undefined;
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return { failure: 'unreachable' };
    bytes = await readUpTo(response, MAX_BYTES);
  } catch {
    return { failure: 'unreachable' };
  }
  if (bytes === undefined) return { failure: 'tooLarge' };
  const type = typeOf(bytes);
  if (type !== 'jpg' && type !== 'png') return { failure: 'notPicture' };
  return { file: { contentHash: createHash('sha256').update(bytes).digest('hex'), type, bytes } };
}
