import type { Context } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';
import { say } from './say.ts';

/** Takes the link apart and tells the chat so. A code that waits dies with it. */
export async function disconnectMessenger(
  { db, log, queue }: Pick<Context, 'db' | 'log' | 'queue'>,
  userId: number,
): Promise<void> {
  const isGone = await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<AccountsTables>();
    await tables
      .deleteFrom('codes')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'telegram')
      .execute();
    const gone = await tables
      .deleteFrom('messengers')
      .using('users')
      .whereRef('users.id', '=', 'messengers.user_id')
      .where('messengers.user_id', '=', userId)
      .returning(['messengers.chat_id', 'users.language'])
      .executeTakeFirst();
    if (!gone) return false;
    await say({ queue }, trx, { chatId: gone.chat_id, language: gone.language, text: 'disconnected' });
    return true;
  });
  if (isGone) log.info({ event: 'messenger.disconnected', userId }, 'messenger disconnected');
}
