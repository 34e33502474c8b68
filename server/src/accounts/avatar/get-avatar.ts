import type { DbContext } from '../../platform/context.ts';
import type { ShownFile } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import type { AccountsTables } from '../tables.ts';

export async function getAvatar({ db }: DbContext, name: string): Promise<ShownFile> {
  const avatar = await db
    .withTables<AccountsTables>()
    .selectFrom('avatars')
    .select('image')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!avatar) throw problem('request.notFound');
  return { contentType: 'image/webp', body: avatar.image };
}
