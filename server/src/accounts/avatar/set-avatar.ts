import { randomBytes } from 'node:crypto';
import type { DbContext } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';
import { renderAvatar } from './render-avatar.ts';

/** The new picture has a name of its own, so that no browser shows the old one out of its memory; the old one is gone. */
export async function setAvatar(
  { db }: DbContext,
  userId: number,
  bytes: Uint8Array,
): Promise<{ avatar: string }> {
  const image = await renderAvatar(bytes);
  const name = randomBytes(16).toString('base64url');
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<AccountsTables>();
    // The person's row first, as everywhere: two uploads at once stand in line here.
    await tables.updateTable('users').set({ avatar: name }).where('id', '=', userId).execute();
    await tables
      .insertInto('avatars')
      .values({ name, user_id: userId, image })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ name, image }))
      .execute();
  });
  return { avatar: name };
}
