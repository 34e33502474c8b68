import { sql } from 'kysely';
import type { Bot } from '../../integrations/messenger/bot.ts';
import { listUpdates } from '../../integrations/messenger/list-updates.ts';
import type { BotEvent } from '../../integrations/messenger/read-update.ts';
import { deleteWebhook } from '../../integrations/messenger/set-webhook.ts';
import type { Context } from '../../platform/context.ts';
import { type Db, isPostgresAway } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';
import type { BotIdentity } from './bot-identity.ts';
import { handleEvent } from './handle-event.ts';
import type { Read } from './rest-after-poll.ts';

/**
 * The messenger numbers updates in sequence while there are some, and after a week without any begins at a random
 * number. An old offset could then lie above every new update and throw all of them away, so it is not used any more;
 * what is answered twice in that case has no second effect.
 */
const OFFSET_DAYS = 6;

/** Where a bot's inbox was left; undefined: read what there is. */
async function findOffset(db: Db, botId: string): Promise<number | undefined> {
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
async function moveOffset(db: Db, botId: string, nextOffset: number): Promise<void> {
  await db
    .withTables<AccountsTables>()
    .insertInto('messenger_inbox')
    .values({ bot_id: botId, next_offset: nextOffset })
    .onConflict((conflict) =>
      conflict.column('bot_id').doUpdateSet({ next_offset: nextOffset, moved_at: sql<Date>`now()` }),
    )
    .execute();
}

export type Reading = Pick<Context, 'db' | 'env' | 'log' | 'queue' | 'secrets'>;
type Given = { bot: Bot; identity: BotIdentity; signal: AbortSignal };

/** How long the messenger may hold a question open: silence costs two requests a minute. */
const WAIT_SECONDS = 25;

/** Asks once for news and does what they want, one after another; each is confirmed after its effects. */
export async function readInbox(context: Reading, { bot, identity, signal }: Given): Promise<Read> {
  const me = await identity(bot);
  if (me.outcome !== 'ok') return me;
  const offset = await findOffset(context.db, me.data.id);
  const answer = await listUpdates(bot, { offset, waitSeconds: WAIT_SECONDS, signal });
  if (answer.outcome === 'conflict' && answer.message.includes('webhook is active')) {
    // The bot is ours alone: an address left over from an earlier installation takes its mail away.
    context.log.warn({ api: 'telegram' }, "the bot's webhook is taken down: its updates are polled");
    await deleteWebhook(bot);
  }
  if (answer.outcome !== 'ok') return answer;
  for (const event of answer.data.events) {
    if (signal.aborted) break;
    await handleOnce(context, event);
    await moveOffset(context.db, me.data.id, event.updateId + 1);
  }
  return { outcome: 'ok', events: answer.data.events.length };
}

/** One that cannot be handled must not keep those behind it waiting for ever; a database that is away makes all wait. */
async function handleOnce(context: Reading, event: BotEvent): Promise<void> {
  try {
    await handleEvent(context, event);
  } catch (error) {
    if (isPostgresAway(error)) throw error;
    const { kind, updateId } = event;
    context.log.error({ err: error, kind, updateId }, 'messenger update skipped');
  }
}
