import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import {
  changeImages,
  listImageIds,
  type OfImage,
  type OfTest,
  renumberImages,
  requireImage,
} from './change-images.ts';

/** Also while the test runs and afterwards: the idea is a word about the image. */
export async function changeIdea(context: TimedContext, of: OfImage, idea: string): Promise<void> {
  await changeImages(context, { ...of, isWordOnly: true }, async (trx) => {
    await requireImage(trx, of);
    await trx.updateTable('ab_images').set({ idea }).where('id', '=', of.imageId).execute();
  });
}

export async function removeImage(context: TimedContext, of: OfImage): Promise<void> {
  await changeImages(context, of, async (trx) => {
    await requireImage(trx, of);
    await trx.deleteFrom('ab_images').where('id', '=', of.imageId).execute();
    await renumberImages(trx, of.testId, await listImageIds(trx, of.testId));
  });
}

/** All of them, each once: an order that forgets one was made on a screen that is not new any more. */
export async function orderImages(
  context: TimedContext,
  of: OfTest,
  imageIds: readonly number[],
): Promise<void> {
  await changeImages(context, of, async (trx) => {
    const known = new Set(await listImageIds(trx, of.testId));
    const isWhole = imageIds.length === known.size && new Set(imageIds).size === known.size;
    if (!isWhole || imageIds.some((id) => !known.has(id))) throw problem('abTest.imageNotFound');
    await renumberImages(trx, of.testId, imageIds);
  });
}
