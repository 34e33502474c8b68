import type { DbContext } from '../../platform/context.ts';
import type { ShownFile } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import type { CardsTables } from '../tables.ts';

/** A picture of a card, small. Nobody can guess the hash of a picture that he has not seen. */
export async function getPicture({ db }: DbContext, hash: string): Promise<ShownFile> {
  const picture = await db
    .withTables<CardsTables>()
    .selectFrom('card_pictures')
    .select('thumbnail')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!picture) throw problem('request.notFound');
  return { contentType: 'image/webp', body: picture.thumbnail };
}
