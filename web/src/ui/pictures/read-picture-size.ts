import type { PictureSize } from './check-picture.ts';

/** null for what this browser cannot read as a picture. */
export async function readPictureSize(file: File): Promise<PictureSize | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return null;
  }
}
