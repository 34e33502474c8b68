import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { changeImages, type OfImage } from './change-images.ts';
import { randomName, requireRoom } from './insert-image.ts';

/** The same picture as one more image: its bytes are equal, its address is not. */
export async function repeatImage(context: TimedContext, of: OfImage): Promise<void> {
  await changeImages(context, of, async (trx) => {
    const image = await trx
      .selectFrom('ab_images')
      .select(({ fn }) => fn<number>('octet_length', ['original']).as('bytes'))
      .where('id', '=', of.imageId)
      .where('test_id', '=', of.testId)
      .executeTakeFirst();
    if (!image) throw problem('abTest.imageNotFound');
    const number = await requireRoom(trx, of.testId, image.bytes);
    await sql`
      insert into ab_images
        (cabinet_id, test_id, name, number, idea, width, height, original, published, sha256, is_original, created_at)
      select cabinet_id, test_id, ${randomName()}, ${number}, idea, width, height, original, published, sha256,
        is_original, ${context.clock.now()}
      from ab_images where id = ${of.imageId}`.execute(trx);
  });
}
