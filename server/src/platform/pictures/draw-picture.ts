import sharp, { type Metadata, type Sharp } from 'sharp';
import { problem } from '../problem.ts';
import { createSemaphore } from '../semaphore.ts';
import { HEAVY_BYTES, heldBytes, MOST_BYTES, MOST_TURNED_BYTES, turnedBytes } from './picture-cost.ts';

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

const LONGEST_SECONDS = 10;

const light = createSemaphore({ atOnce: 2, waiting: 20 });
const heavy = createSemaphore({ atOnce: 1, waiting: 5 });

type Drawing = {
  /** Of the longer side: the shortest and the longest that is taken. */
  pixels: readonly [number, number];
  /** Drawn as large as it came: one that lies on its side is then held whole to be turned. */
  keepsSize: boolean;
  draw(upright: Sharp): Sharp;
};

export type Drawn = { bytes: Buffer; width: number; height: number };

/** A picture made anew from a file that anybody may have sent, with nothing of the file but its colours. */
export async function drawPicture(bytes: Uint8Array, drawing: Drawing): Promise<Drawn> {
  if (pictureType(bytes) === undefined) throw problem('image.refused', { why: 'type' });
  const longest = drawing.pixels[1];
  const picture = sharp(bytes, { limitInputPixels: longest * longest, failOn: 'error', pages: 1 });
  const cost = judgePicture(await light(() => readHead(picture)), bytes, drawing);
  const draw = () => light(() => drawUpright(picture, drawing));
  return cost > HEAVY_BYTES ? heavy(draw) : draw();
}

/** Refuses by what the head says, before anything is decoded; answers how many bytes the work will hold. */
function judgePicture(head: Metadata, bytes: Uint8Array, { pixels, keepsSize }: Drawing): number {
  const [shortest, longest] = pixels;
  const side = Math.max(head.width, head.height);
  if (side < shortest) throw problem('image.refused', { why: 'tooSmall' });
  const cost = heldBytes(head, bytes);
  const turned = keepsSize ? turnedBytes(head) : 0;
  if (side > longest || cost > MOST_BYTES || turned > MOST_TURNED_BYTES)
    throw problem('image.refused', { why: 'tooLarge' });
  return cost + turned;
}

async function readHead(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch (error) {
    throw toRefusal(error);
  }
}

async function drawUpright(picture: Sharp, { draw }: Drawing): Promise<Drawn> {
  try {
    const { data, info } = await draw(picture.autoOrient())
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The library throws for what it cannot read and for nothing else that could be told apart. */
function toRefusal(error: unknown): Error {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return problem('image.refused', { why: isTooLarge ? 'tooLarge' : 'broken' });
}
