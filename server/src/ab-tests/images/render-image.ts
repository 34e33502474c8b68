import { createHash } from 'node:crypto';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { type Drawn, drawPicture } from '../../platform/pictures/draw-picture.ts';
import { problem } from '../../platform/problem.ts';

export type RenderedImage = {
  original: Buffer;
  published: Buffer;
  sha256: Buffer;
  width: number;
  height: number;
};

/** The second for a picture that is larger as a JPEG than it was: the marketplace takes ten megabytes. */
const QUALITIES = [92, 80] as const;

async function drawJpeg(bytes: Uint8Array, quality: number): Promise<Drawn> {
  return drawPicture(bytes, {
    pixels: AB_BOUNDS.pixels,
    keepsSize: true,
    // White behind what is transparent, as cards have it.
    draw: (upright) =>
      upright.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }),
  });
}

/** As the marketplace gets it. The same file gives the same bytes, so that a picture is known again. */
export async function renderImage(file: Uint8Array): Promise<RenderedImage> {
  for (const quality of QUALITIES) {
    const { bytes, width, height } = await drawJpeg(file, quality);
    if (bytes.length <= AB_BOUNDS.imageBytes) {
      const sha256 = createHash('sha256').update(bytes).digest();
      return { original: Buffer.from(file), published: bytes, sha256, width, height };
    }
  }
  throw problem('image.refused', { why: 'tooLarge' });
}
