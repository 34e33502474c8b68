import type { DbContext } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';

export async function removeAvatar({ db }: DbContext, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<AccountsTables>();
    await tables.updateTable('users').set({ avatar: null }).where('id', '=', userId).execute();
    await tables.deleteFrom('avatars').where('user_id', '=', userId).execute();
  });
}
