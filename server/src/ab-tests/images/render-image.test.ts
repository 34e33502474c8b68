import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CANARY, makeHostilePictures } from '../../../test/builders/hostile-pictures.ts';
import { Problem } from '../../platform/problem.ts';
import { renderImage } from './render-image.ts';

async function verdictOf(bytes: Uint8Array): Promise<unknown> {
  try {
    const { published } = await renderImage(bytes);
    const { format, exif, icc, xmp, orientation } = await sharp(published).metadata();
    const isClean = format === 'jpeg' && !exif && !icc && !xmp && !orientation && !published.includes(CANARY);
    return isClean ? 'accepted' : 'unclean';
  } catch (error) {
    if (error instanceof Problem) return error.meta['why'];
    throw error;
  }
}

test('files that have broken servers are refused by what is in them, the others come out clean', async () => {
  for (const { name, bytes, verdict } of await makeHostilePictures())
    expect([name, await verdictOf(bytes)]).toEqual([name, verdict]);
}, 60_000);

describe('a picture as the marketplace gets it', () => {
  const clear = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });

  test.each(['png', 'webp'] as const)('of %s is a jpg, white where nothing was', async (format) => {
    const image = await renderImage(await clear.clone().toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 300, height: 200 });
    const { data } = await sharp(image.published).raw().toBuffer({ resolveWithObject: true });
    expect(data.reduce((least, one) => Math.min(least, one), 255)).toBeGreaterThan(250);
  });

  test('stands upright when the camera was turned', async () => {
    const turned = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#c33' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await renderImage(turned)).toMatchObject({ width: 250, height: 400 });
  });

  test('is the same of the same file, and the file is kept as it came', async () => {
    const file = await clear.clone().png().toBuffer();
    const [one, other] = [await renderImage(file), await renderImage(file)];
    expect(one.sha256).toEqual(other.sha256);
    expect(one.published.equals(other.published)).toBe(true);
    expect(one.original.equals(file)).toBe(true);
  });

  test('of more than ten megabytes is drawn coarser, and is not taken if it is too large even then', async () => {
    const raw = { width: 3200, height: 3200, channels: 3 } as const;
    const noise = sharp(randomBytes(3200 * 3200 * 3), { raw });
    expect(await verdictOf(await noise.png({ compressionLevel: 0 }).toBuffer())).toBe('tooLarge');
  });
});
