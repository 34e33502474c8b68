import { drawPage, type PicturePage } from './picture-page.ts';

type Canvas = Pick<HTMLCanvasElement, 'getContext' | 'toBlob'>;

/** The page as a file; null where the browser has no room for it. */
export async function pictureBlob(canvas: Canvas, page: PicturePage): Promise<Blob | null> {
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  drawPage(ctx, page);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
