import type { Metadata } from 'sharp';

/** Two of these at the same time would be felt by everybody else. */
export const HEAVY_BYTES = 32 * 1024 * 1024;
/** A progressive photograph of 26 megapixels still passes. */
export const MOST_BYTES = 100 * 1024 * 1024;
/** The largest photograph of three channels, held whole to be turned; one at a time. */
export const MOST_TURNED_BYTES = 180 * 1024 * 1024;

/**
 * Bytes that the decoder holds at once. Most pictures pass through in strips; interlaced PNG, progressive JPEG, lossless
 * and moving WebP are kept whole until their last byte. Measured with libvips 8.18: the estimate is right to a fifth.
 */
export function heldBytes(head: Metadata, bytes: Uint8Array): number {
  const pixels = head.width * head.height;
  if (head.format === 'webp') {
    // The frame shown and the one being drawn.
    if ((head.pages ?? 1) > 1) return pixels * 8;
    // No head tells how the rest is packed; the mark stands before the packed bytes.
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('VP8L') ? pixels * 4 : 0;
  }
  if (!head.isProgressive) return 0;
  if (head.format !== 'jpeg') return pixels * head.channels * (head.depth === 'ushort' ? 2 : 1);
  // Coefficients of two bytes; colour at half or a quarter of the resolution, unless it says otherwise.
  const isColourReduced = head.channels >= 3 && head.chromaSubsampling?.startsWith('4:2') === true;
  return pixels * 2 * (isColourReduced ? head.channels - 1 : head.channels);
}

/** Orientations of EXIF from 5 on exchange width and height, 3 and 4 top and bottom: rows come in another order. */
export function turnedBytes(head: Metadata): number {
  if ((head.orientation ?? 1) <= 2) return 0;
  return head.width * head.height * head.channels * (head.depth === 'ushort' ? 2 : 1);
}
