import sharp from 'sharp';

const SIDE = 900;

/** Pixels of the longer side, and how well such a photograph is packed. */
const QUALITIES: Readonly<Record<number, number>> = { [SIDE]: 88, 600: 76, 300: 60 };
export type PhotographSide = 900 | 600 | 300;

export async function rasterise(drawing: string, side: PhotographSide = SIDE): Promise<Buffer> {
  // What a process may decode is one switch for all of it. Tests of the product share a process with this, and the
  // product turns it off when its module is loaded, which may be after this one was.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return sharp(Buffer.from(drawing))
    .resize(side, side, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITIES[side] ?? 88 })
    .toBuffer();
}
