import type { Transaction } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';

export type OfTest = { cabinetId: number; testId: number };
export type OfImage = OfTest & { imageId: number };
export type Trx = Transaction<AbTestsTables>;

type Change = OfTest & {
  /** Images are fixed with the start; words about them are not. */
  isWordOnly?: boolean;
};

/** Changes the images of a test under the lock of its row: who comes at the same moment waits. */
export async function changeImages(
  { db }: TimedContext,
  { cabinetId, testId, isWordOnly = false }: Change,
  work: (trx: Trx) => Promise<void>,
): Promise<void> {
  await db
    .withTables<AbTestsTables>()
    .transaction()
    .execute(async (trx) => {
      const test = await trx
        .selectFrom('ab_tests')
        .select('status')
        .where('id', '=', testId)
        .where('cabinet_id', '=', cabinetId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      if (!test) throw problem('abTest.notFound');
      if (test.status !== 'setup' && !isWordOnly) throw problem('abTest.running');
      await work(trx);
      await trx
        .updateTable('ab_tests')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', testId)
        .execute();
    });
}

export async function requireImage(trx: Trx, { cabinetId, testId, imageId }: OfImage): Promise<void> {
  const image = await trx
    .selectFrom('ab_images')
    .select('id')
    .where('id', '=', imageId)
    .where('test_id', '=', testId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (!image) throw problem('abTest.imageNotFound');
}

/** From 1 without holes, in the order that they have. */
export async function renumberImages(trx: Trx, testId: number, imageIds: readonly number[]): Promise<void> {
  for (const [index, id] of imageIds.entries()) {
    await trx
      .updateTable('ab_images')
      .set({ number: index + 1 })
      .where('id', '=', id)
      .where('test_id', '=', testId)
      .execute();
  }
}

export async function listImageIds(trx: Trx, testId: number): Promise<number[]> {
  const images = await trx
    .selectFrom('ab_images')
    .select('id')
    .where('test_id', '=', testId)
    .orderBy('number')
    .execute();
  return images.map(({ id }) => id);
}
