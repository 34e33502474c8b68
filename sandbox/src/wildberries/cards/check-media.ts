import { imageSize } from 'image-size';

const MEGABYTE = 1024 * 1024;

// The contract's demands on media files.
export const MOST_PICTURES = 30;
const MOST_PICTURE_BYTES = 32 * MEGABYTE;
export const MOST_VIDEO_BYTES = 50 * MEGABYTE;
const SMALLEST = { width: 700, height: 900 };
const TYPES: readonly string[] = ['jpg', 'png', 'bmp', 'gif', 'webp'];

export type MediaVerdict = { kind: 'picture'; type: string } | { kind: 'video' } | { refused: string };

function isVideo(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
}

/** What a file is, by its bytes: neither its name nor its declared type counts. */
export function checkMedia(bytes: Uint8Array): MediaVerdict {
  if (isVideo(bytes)) {
    return bytes.length > MOST_VIDEO_BYTES
      ? { refused: 'the video is larger than 50 MB' }
      : { kind: 'video' };
  }
  if (bytes.length > MOST_PICTURE_BYTES) return { refused: 'the image is larger than 32 MB' };
  try {
    const { width, height, type = '' } = imageSize(bytes);
    if (!TYPES.includes(type)) return { refused: 'the format is not supported' };
    if (width < SMALLEST.width || height < SMALLEST.height) return { refused: 'the image is below 700x900' };
    return { kind: 'picture', type };
  } catch {
    return { refused: 'not an image' };
  }
}
