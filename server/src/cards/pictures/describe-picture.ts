import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { drawPicture } from '../../platform/pictures/draw-picture.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { lookOf } from './look-of.ts';

/** Of the longer side. */
const PIXELS = [1, 10_000] as const;
const THUMBNAIL_PIXELS = 192;
const THUMBNAIL_BYTES = 6 * 1024;
/** The best that fits into the bytes. */
const QUALITIES = [70, 45, 25, 5] as const;

/** Looks at many cards at once wait here for each other, not in front of people's uploads. */
const drawing = createSemaphore({ atOnce: 2, waiting: 1_000_000 });

/** A picture by its bytes (sha256, hex), how it looks (`lookOf`), and small, as WebP. */
export type DescribedPicture = { hash: string; look: string; thumbnail: Buffer };

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The problem `image.refused` for bytes that are no picture. */
export async function describePicture(bytes: Uint8Array): Promise<DescribedPicture> {
  const drawn = await drawing(() =>
    drawPicture(bytes, {
      pixels: PIXELS,
      keepsSize: false,
      draw: (upright) =>
        upright
          .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .removeAlpha()
          .raw(),
    }),
  );
  const { width, height } = drawn;
  const small = () => sharp(drawn.bytes, { raw: { width, height, channels: 3 } });
  return { hash: hashOf(bytes), look: await lookOf(small), thumbnail: await drawThumbnail(small) };
}

async function drawThumbnail(small: () => Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const thumbnail = await small().webp({ quality, effort: 2 }).toBuffer();
    if (thumbnail.length <= THUMBNAIL_BYTES) return thumbnail;
  }
  return small()
    .resize(THUMBNAIL_PIXELS / 2)
    .webp({ quality: 5 })
    .toBuffer();
}
