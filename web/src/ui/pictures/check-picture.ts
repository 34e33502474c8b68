import { Problem } from '../../platform/problem.ts';

export type PictureSize = { width: number; height: number };
export type PictureBounds = {
  bytes: number;
  /** Of the longer side. */
  pixels: readonly [number, number];
};

/** Browsers can show more kinds; the server draws these anew. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const REFUSED = 400;
const TOO_LARGE = 413;

/** The refusal that the server would give, before anything is sent: about the file itself… */
export function checkPictureFile(
  { type, size }: Pick<File, 'type' | 'size'>,
  { bytes }: PictureBounds,
): Problem | null {
  if (!PICTURE_TYPES.some((known) => known === type))
    return new Problem('image.refused', { why: 'type' }, REFUSED);
  return size > bytes ? new Problem('request.tooLarge', {}, TOO_LARGE) : null;
}

/** …and about what is in it; null when the browser could not read it. */
export function checkPictureSize(size: PictureSize | null, { pixels }: PictureBounds): Problem | null {
  const [least, most] = pixels;
  if (size === null) return new Problem('image.refused', { why: 'broken' }, REFUSED);
  const longer = Math.max(size.width, size.height);
  if (longer < least) return new Problem('image.refused', { why: 'tooSmall' }, REFUSED);
  return longer > most ? new Problem('image.refused', { why: 'tooLarge' }, REFUSED) : null;
}
