import { AVATAR_BOUNDS } from '@vitrina/contract/accounts/account.ts';
import { drawPicture } from '../../platform/pictures/draw-picture.ts';

const SIDE = 256;

/** A picture of a person as everybody gets it: a square of 256 pixels. */
export async function renderAvatar(bytes: Uint8Array): Promise<Buffer> {
  const square = await drawPicture(bytes, {
    pixels: AVATAR_BOUNDS.pixels,
    keepsSize: false,
    draw: (upright) => upright.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }),
  });
  return square.bytes;
}
