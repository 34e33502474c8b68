import type { Metadata } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureType } from './draw-picture.ts';
import { heldBytes, MOST_BYTES, MOST_TURNED_BYTES, turnedBytes } from './picture-cost.ts';

const MEGAPIXEL = { width: 1000, height: 1000, channels: 3, depth: 'uchar', isProgressive: true };
const cost = (head: object, bytes = Buffer.alloc(40)) =>
  heldBytes({ ...MEGAPIXEL, ...head } as Metadata, bytes) / 1e6;

describe('bytes that a decoder holds for each pixel', () => {
  test.each([
    [0, { format: 'jpeg', isProgressive: false }],
    [0, { format: 'png', isProgressive: false, channels: 4, depth: 'ushort' }],
    [6, { format: 'jpeg', chromaSubsampling: '4:4:4' }],
    [4, { format: 'jpeg', chromaSubsampling: '4:2:0' }],
    [2, { format: 'jpeg', channels: 1 }],
    [4, { format: 'png', channels: 4 }],
    [8, { format: 'png', channels: 4, depth: 'ushort' }],
    [0, { format: 'webp', isProgressive: false }],
    [8, { format: 'webp', isProgressive: false, pages: 3 }],
  ])('%d: %j', (bytes, head) => expect(cost(head)).toBe(bytes));

  test('a lossless WebP is known by its mark', () => {
    const bytes = Buffer.from('RIFF0000WEBPVP8X0000000000000000VP8L', 'latin1');
    expect(cost({ format: 'webp', isProgressive: false }, bytes)).toBe(4);
  });

  test('what a telephone takes passes, even when it is saved progressively', () => {
    const photo = { format: 'jpeg', width: 6240, height: 4160, chromaSubsampling: '4:2:0' };
    expect(cost(photo) * 1e6).toBeLessThan(MOST_BYTES);
  });
});

describe('bytes that a picture on its side is held in', () => {
  const turned = (head: object) => turnedBytes({ ...MEGAPIXEL, ...head } as Metadata) / 1e6;

  test.each([
    [0, {}],
    [0, { orientation: 1 }],
    [0, { orientation: 2 }],
    [3, { orientation: 3 }],
    [3, { orientation: 6 }],
    [8, { orientation: 8, channels: 4, depth: 'ushort' }],
  ])('%d: %j', (bytes, head) => expect(turned(head)).toBe(bytes));

  test('the largest photograph passes', () => {
    const photo = { width: 7680, height: 7680, orientation: 6 };
    expect(turned(photo) * 1e6).toBeLessThan(MOST_TURNED_BYTES);
  });
});

describe('a file by its first bytes', () => {
  test.each([
    ['jpeg', '\u00ff\u00d8\u00ff\u00e0'],
    ['png', '\u0089PNG\r\n\u001a\n'],
    ['webp', 'RIFF0000WEBPVP8 '],
    [undefined, 'RIFF0000WAVEfmt '],
    [undefined, 'GIF89a'],
    [undefined, '<svg'],
    [undefined, '\u00ff\u00d8'],
    [undefined, ''],
  ])('%s', (type, text) => {
    // In the middle of a larger buffer, as uploads are.
    const whole = Buffer.from(`xx${text}`, 'latin1');
    expect(pictureType(whole.subarray(2))).toBe(type);
  });
});
