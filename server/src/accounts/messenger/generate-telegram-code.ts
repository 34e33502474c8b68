import { startLink } from '../../integrations/messenger/start-link.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { issueCode } from '../codes/issue-code.ts';
import type { AccountsTables } from '../tables.ts';
import type { BotIdentity } from './bot-identity.ts';
import { openBot } from './open-bot.ts';

type Generated = { code: string; link: string; bot: string; expiresAt: string };

/** The code comes back to the bot by itself, in the link that opens it. */
export async function generateTelegramCode(
  context: Pick<Context, 'db' | 'env' | 'log' | 'send'>,
  identity: BotIdentity,
  userId: number,
): Promise<Generated> {
  const { db, env, log } = context;
  const connected = await db
    .withTables<AccountsTables>()
    .selectFrom('messengers')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (connected) throw problem('user.messengerConnected');
  const bot = openBot(context);
  if (!bot) throw problem('external.serverError');
  const me = await identity(bot);
  if (me.outcome !== 'ok') {
    log.warn(
      { api: 'telegram', outcome: me.outcome, reason: me.message },
      'the messenger does not name its bot',
    );
    throw problem('external.serverError');
  }
  const { code, expiresAt } = await issueCode(db, { userId, purpose: 'telegram', resendSeconds: 0 });
  const { username } = me.data;
  const link = startLink(env.TELEGRAM_LINK_URL, username, code);
  return { code, link, bot: username, expiresAt: expiresAt.toISOString() };
}
