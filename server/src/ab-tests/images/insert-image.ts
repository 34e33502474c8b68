import { randomBytes } from 'node:crypto';
import { AB_BOUNDS } from '@vitrina/contract/ab-tests/bounds.ts';
import { problem } from '../../platform/problem.ts';
import type { OfTest, Trx } from './change-images.ts';
import type { RenderedImage } from './render-image.ts';

/** 128 random bits in 22 characters. */
export const randomName = (): string => randomBytes(16).toString('base64url');

const MEGABYTE = 1024 * 1024;

/** Answers the number of one more image of so many bytes, or refuses it. */
export async function requireRoom(trx: Trx, testId: number, bytes: number): Promise<number> {
  const { count, sum } = await trx
    .selectFrom('ab_images')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>(fn<number>('octet_length', ['original'])), lit(0)).as('sum'),
    ])
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow();
  const [, maximum] = AB_BOUNDS.images;
  if (count >= maximum) throw problem('abTest.tooManyImages', { maximum });
  if (sum + bytes > AB_BOUNDS.imagesBytes)
    throw problem('abTest.imagesTooHeavy', { megabytes: AB_BOUNDS.imagesBytes / MEGABYTE });
  return count + 1;
}

type NewImage = OfTest & { image: RenderedImage; isOriginal: boolean; at: Date };

export async function insertImage(
  trx: Trx,
  { cabinetId, testId, image, isOriginal, at }: NewImage,
): Promise<void> {
  const number = await requireRoom(trx, testId, image.original.length);
  await trx
    .insertInto('ab_images')
    .values({
      cabinet_id: cabinetId,
      test_id: testId,
      name: randomName(),
      number,
      is_original: isOriginal,
      created_at: at,
      excluded_at: null,
      ...image,
    })
    .execute();
}
