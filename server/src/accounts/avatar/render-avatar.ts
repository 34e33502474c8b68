import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { problem } from '../../platform/problem.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { HEAVY_BYTES, heldBytes, MOST_BYTES } from './picture-cost.ts';

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.length) - from)).toString(
    'latin1',
  );

/** What the first bytes claim to be, whatever the file is called; undefined: none of the pictures that are taken. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | undefined {
  if (latin(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'jpeg';
  if (latin(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  return undefined;
}

// The library decodes SVG, GIF, TIFF and more by itself; what is not needed cannot be attacked. It is one switch for the
// whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// No two uploads are alike, and threads of its own would starve the server.
sharp.cache(false);
sharp.concurrency(1);

const SIDE = 256;
const [SHORTEST, LONGEST] = AVATAR_BOUNDS.pixels;
const MOST_PIXELS = LONGEST * LONGEST;
const LONGEST_SECONDS = 10;

const light = createSemaphore({ atOnce: 2, waiting: 20 });
const heavy = createSemaphore({ atOnce: 1, waiting: 5 });

/** A picture of a person as everybody gets it: a square of 256 pixels made anew, with nothing of the file but its colours. */
export async function renderAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (pictureType(bytes) === undefined) throw problem('image.refused', { why: 'type' });
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  const cost = judgePicture(await light(() => readHead(picture)), bytes);
  const draw = () => light(() => drawSquare(picture));
  return cost > HEAVY_BYTES ? heavy(draw) : draw();
}

/** Refuses by what the head says, before anything is decoded; answers how many bytes decoding will hold. */
function judgePicture(head: Metadata, bytes: Uint8Array): number {
  const side = Math.max(head.width, head.height);
  if (side < SHORTEST) throw problem('image.refused', { why: 'tooSmall' });
  const cost = heldBytes(head, bytes);
  if (side > LONGEST || cost > MOST_BYTES) throw problem('image.refused', { why: 'tooLarge' });
  return cost;
}

async function readHead(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    throw toRefusal(error);
  }
}

async function drawSquare(picture: Sharp): Promise<Buffer> {
  try {
    return await picture
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The library throws for what it cannot read and for nothing else that could be told apart. */
function toRefusal(error: unknown): Error {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return problem('image.refused', { why: isTooLarge ? 'tooLarge' : 'broken' });
}
