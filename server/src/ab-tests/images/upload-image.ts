import type { TimedContext } from '../../platform/context.ts';
import { changeImages, type OfTest } from './change-images.ts';
import { insertImage } from './insert-image.ts';
import { renderImage } from './render-image.ts';

/** The picture is drawn before the test is locked: nobody waits for that. */
export async function uploadImage(context: TimedContext, of: OfTest, file: Uint8Array): Promise<void> {
  const image = await renderImage(file);
  await changeImages(context, of, (trx) =>
    insertImage(trx, { ...of, image, isOriginal: false, at: context.clock.now() }),
  );
}
