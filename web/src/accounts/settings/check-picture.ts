import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { Problem } from '../../platform/problem.ts';

export type PictureSize = { width: number; height: number };

const REFUSED = 400;
const TOO_LARGE = 413;

/** The refusal that the server would give, before anything is sent: about the file itself… */
export function checkPictureFile({ type, size }: Pick<File, 'type' | 'size'>): Problem | null {
  const isKnown = AVATAR_BOUNDS.types.some((known) => known === type);
  if (!isKnown) return new Problem('image.refused', { why: 'type' }, REFUSED);
  if (size > AVATAR_BOUNDS.bytes) return new Problem('request.tooLarge', {}, TOO_LARGE);
  return null;
}

/** …and about what is in it; null when the browser could not read it. */
export function checkPictureSize(size: PictureSize | null): Problem | null {
  const [least, most] = AVATAR_BOUNDS.pixels;
  if (size === null) return new Problem('image.refused', { why: 'broken' }, REFUSED);
  const longer = Math.max(size.width, size.height);
  if (longer < least) return new Problem('image.refused', { why: 'tooSmall' }, REFUSED);
  if (longer > most) return new Problem('image.refused', { why: 'tooLarge' }, REFUSED);
  return null;
}
