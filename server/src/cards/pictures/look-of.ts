import type { Sharp } from 'sharp';

const COLUMNS = 9;
const ROWS = 8;
/** Of 256. Neighbours on a plain ground are as bright as each other: packing must not decide which is brighter. */
const MARGIN = 3;
const COLOUR_SIDE = 4;

/** Whether it grows darker from left to right at each place of a grid: 64 bits, hex. */
async function readShape(picture: Sharp): Promise<string> {
  const grey = await picture
    .greyscale()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let place = 0; place < COLUMNS * ROWS; place += 1) {
    if (place % COLUMNS === COLUMNS - 1) continue;
    const isDarker = (grey[place] ?? 0) - (grey[place + 1] ?? 0) > MARGIN;
    bits = (bits << 1n) | (isDarker ? 1n : 0n);
  }
  return bits.toString(16).padStart(16, '0');
}

/** Red, green and blue of a coarse grid, a byte each, hex. */
async function readColours(picture: Sharp): Promise<string> {
  const colours = await picture.resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' }).raw().toBuffer();
  return colours.toString('hex');
}

/**
 * How a picture looks: its shape and its colours. Neither changes much when a picture is scaled or packed anew; two pictures of
 * one product from the same side often share the shape, and some share the colours.
 */
export async function lookOf(open: () => Sharp): Promise<string> {
  return `${await readShape(open())}${await readColours(open())}`;
}
