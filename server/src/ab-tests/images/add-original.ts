import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { requireValidKey } from '../../cabinets/rules.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import { getPictures } from '../../integrations/ozon/get-pictures.ts';
import type { Context } from '../../platform/context.ts';
import { downloadPicture } from '../../platform/pictures/download-picture.ts';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';
import { changeImages, type OfTest } from './change-images.ts';
import { insertImage } from './insert-image.ts';
import { renderImage } from './render-image.ts';

/** Where the card's main picture lies now. */
async function findMainPicture(context: Context, { cabinetId, testId }: OfTest): Promise<string> {
  const test = await context.db
    .withTables<AbTestsTables>()
    .selectFrom('ab_tests')
    .select('product_id')
    .where('id', '=', testId)
    .where('cabinet_id', '=', cabinetId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const cabinet = await findCabinet(context, cabinetId);
  if (!test || !cabinet) throw problem('abTest.notFound');
  const key = openMarketplaceKey(context, cabinet);
  await waitForOzonQuota(context.db, key);
  const answer = await getPictures(key, [test.product_id]);
  if (answer.outcome === 'ok') {
    const main = answer.data.find(({ productId }) => productId === test.product_id)?.pictures[0];
    if (main === undefined) throw problem('product.notFound');
    return main;
  }
  requireValidKey(answer);
  throw problem('external.serverError');
}

async function download(context: Context, address: string): Promise<Buffer> {
  const file = await downloadPicture(context, address, AB_BOUNDS.imageBytes);
  switch (file.outcome) {
    case 'ok':
      return file.bytes;
    case 'tooLarge':
      throw problem('image.refused', { why: 'tooLarge' });
    case 'notPicture':
      throw problem('image.refused', { why: 'type' });
    case 'refused':
      context.log.warn({ event: 'abTest.pictureHost' }, 'the picture of a card lies outside PICTURE_HOSTS');
      throw problem('external.serverError');
    default:
      throw problem('external.serverError');
  }
}

/** The main picture that the card has now becomes one of the images. */
export async function addOriginal(context: Context, of: OfTest): Promise<void> {
  const image = await renderImage(await download(context, await findMainPicture(context, of)));
  await changeImages(context, of, (trx) =>
    insertImage(trx, { ...of, image, isOriginal: true, at: context.clock.now() }),
  );
}
