import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { Problem } from '../../platform/problem.ts';
import { checkPictureFile, type PictureBounds } from '../../ui/pictures/check-picture.ts';

/** What the test has already. */
export type Taken = { count: number; bytes: number };

export const IMAGE_BOUNDS: PictureBounds = { bytes: AB_BOUNDS.imageBytes, pixels: AB_BOUNDS.pixels };

const REFUSED = 400;
const MEGABYTE = 1024 * 1024;
const [, MOST_IMAGES] = AB_BOUNDS.images;

/** The refusal that the server would give to one more file, before anything of it is sent. */
export function judgeFile(file: Pick<File, 'type' | 'size'>, taken: Taken): Problem | null {
  const problem = checkPictureFile(file, IMAGE_BOUNDS);
  if (problem !== null) return problem;
  if (taken.count >= MOST_IMAGES)
    return new Problem('abTest.tooManyImages', { maximum: MOST_IMAGES }, REFUSED);
  if (taken.bytes + file.size > AB_BOUNDS.imagesBytes)
    return new Problem('abTest.imagesTooHeavy', { megabytes: AB_BOUNDS.imagesBytes / MEGABYTE }, REFUSED);
  return null;
}

export function countTaken(images: readonly { bytes: number }[]): Taken {
  return { count: images.length, bytes: images.reduce((sum, { bytes }) => sum + bytes, 0) };
}
