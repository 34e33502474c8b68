import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { looksSame } from '../compare/pictures.ts';
import { describePicture } from './describe-picture.ts';
import { isFetchedAgain } from './is-fetched-again.ts';

type Colour = { r: number; g: number; b: number };
const TEAL = { r: 20, g: 130, b: 120 };

/** A box of a colour on white, at a place of its own. */
async function draw(
  side: number,
  { colour = TEAL, left = 0.2, format = 'jpeg', quality = 88 } = {},
): Promise<Buffer> {
  const box = (part: number) => Math.round(side * part);
  const thing = sharp({
    create: { width: box(0.4), height: box(0.6), channels: 3, background: colour satisfies Colour },
  });
  const input = await thing.png().toBuffer();
  const ground = sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } });
  const drawn = ground.composite([{ input, left: box(left), top: box(0.2) }]);
  return format === 'png' ? drawn.png().toBuffer() : drawn.jpeg({ quality }).toBuffer();
}
const lookOf = async (bytes: Buffer) => (await describePicture(bytes)).look;

describe('how a picture looks', () => {
  test('scaled and packed anew it looks the same, with other bytes', async () => {
    const first = await describePicture(await draw(900));
    const others = [
      await draw(600, { quality: 60 }),
      await draw(300, { quality: 50 }),
      await draw(900, { format: 'png' }),
    ];
    for (const bytes of others) {
      const other = await describePicture(bytes);
      expect(other.hash).not.toBe(first.hash);
      expect(looksSame(first.look, other.look)).toBe(true);
    }
  });

  test.each([
    ['another colour', { colour: { r: 150, g: 40, b: 60 } }],
    ['another place', { left: 0.5 }],
  ])('%s is another picture', async (_, change) => {
    expect(looksSame(await lookOf(await draw(900)), await lookOf(await draw(900, change)))).toBe(false);
  });

  test('the small one of a plain picture is as large as a small one may be', async () => {
    const { thumbnail } = await describePicture(await draw(600));
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 192, height: 192 });
  });

  test('the small one is a WebP of at most six kilobytes, whatever the picture', async () => {
    const noise = Buffer.from(
      Uint32Array.from({ length: 400 * 300 }, (_, at) => Math.imul(at + 1, 2_654_435_761)).buffer,
    );
    const picture = await sharp(noise, { raw: { width: 400, height: 300, channels: 4 } })
      .png()
      .toBuffer();
    const { thumbnail } = await describePicture(picture);
    expect(thumbnail.length).toBeLessThanOrEqual(6 * 1024);
    expect(thumbnail.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('what is no picture is refused', async () => {
    await expect(describePicture(Buffer.from('<svg/>'))).rejects.toMatchObject({ key: 'image.refused' });
  });
});

test('a known address is fetched once in its period, however often it is looked at', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.boolean(), fc.nat(2_000_000_000), (address, isMain, from) => {
      let lookedAt = new Date(from * 1000);
      let fetched = 0;
      const days = 28;
      for (let hour = 1; hour <= days * 24; hour += 1) {
        const now = new Date(from * 1000 + hour * HOUR_MS);
        if (isFetchedAgain({ address, isMain, lookedAt, now })) fetched += 1;
        lookedAt = now;
      }
      expect(fetched).toBe(isMain ? days : days / 7);
      const later = new Date(lookedAt.getTime() + 7 * DAY_MS);
      expect(isFetchedAgain({ address, isMain, lookedAt, now: later })).toBe(true);
    }),
    { numRuns: 20 },
  );
});
