import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * A blocked bot is noted and the link stays: people block and unblock in passing, and only they may take it apart. Whoever
 * sends notices leaves such chats out, and the settings say why nothing arrives.
 */
export async function noteBlock({ db }: DbContext, chatId: string, isBlocked: boolean): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .updateTable('messengers')
    .set({ blocked_at: isBlocked ? sql<Date>`coalesce(blocked_at, now())` : null })
    .where('chat_id', '=', chatId)
    .execute();
}
