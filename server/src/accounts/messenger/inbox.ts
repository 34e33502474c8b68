import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * The messenger numbers updates in sequence while there are some, and after a week without any begins at a random
 * number. An old offset could then lie above every new update and throw all of them away, so it is not used any more;
 * what is answered twice in that case has no second effect.
 */
const OFFSET_DAYS = 6;

/** Where a bot's inbox was left; undefined: read what there is. */
export async function findOffset(db: Db, botId: string): Promise<number | undefined> {
  const inbox = await db
    .withTables<AccountsTables>()
    .selectFrom('messenger_inbox')
    .select('next_offset')
    .where('bot_id', '=', botId)
    .where('moved_at', '>', sql<Date>`now() - make_interval(days => ${OFFSET_DAYS})`)
    .executeTakeFirst();
  return inbox?.next_offset;
}

/** Confirms an update: only after everything that it asked for is done. */
export async function moveOffset(db: Db, botId: string, nextOffset: number): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .insertInto('messenger_inbox')
    .values({ bot_id: botId, next_offset: nextOffset })
    .onConflict((conflict) =>
      conflict.column('bot_id').doUpdateSet({ next_offset: nextOffset, moved_at: sql<Date>`now()` }),
    )
    .execute();
}
