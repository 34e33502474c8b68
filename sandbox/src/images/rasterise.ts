import sharp from 'sharp';

// What a process may decode is one switch for all of it, and tests of the product share theirs with this.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

const SIDE = 900;

export async function rasterise(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
