import type { TimedContext } from '../../platform/context.ts';
import type { ShownFile } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import type { AbTestsTables } from '../tables.ts';

/** By the name of the image or of one of its showings, of which is kept that the marketplace has come for it. */
export async function getPicture({ db, clock }: TimedContext, name: string): Promise<ShownFile> {
  const tables = db.withTables<AbTestsTables>();
  const image = await tables
    .selectFrom('ab_images')
    .select('published')
    .where((eb) =>
      eb.or([
        eb('name', '=', name),
        eb('id', '=', eb.selectFrom('ab_addresses').select('image_id').where('name', '=', name)),
      ]),
    )
    .executeTakeFirst();
  if (!image) throw problem('request.notFound');
  await tables
    .updateTable('ab_addresses')
    .set({ fetched_at: clock.now() })
    .where('name', '=', name)
    .where('fetched_at', 'is', null)
    .execute();
  return { contentType: 'image/jpeg', body: image.published };
}
