import { setTimeout as wait } from 'node:timers/promises';
import type { Bot } from '../../integrations/messenger/bot.ts';
import { BOT_LIMITS, limitKeys } from '../../integrations/messenger/limits.ts';
import { nextBotTryMs } from '../../integrations/messenger/next-bot-try.ts';
import { sendMessage } from '../../integrations/messenger/send-message.ts';
import type { Context, DbContext } from '../../platform/context.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import type { BotIdentity } from './bot-identity.ts';
import { noteBlock } from './note-block.ts';
import { openBot } from './open-bot.ts';

export type Sending = Pick<Context, 'db' | 'env' | 'log' | 'send'>;
type Message = { chatId: string; html: string };

/** Somebody looks at the chat: a moment is waited out here, and only more than that is left to the queue. */
const MOMENT_MS = 3000;

/** Throws while another try may help. */
export async function sendToChat(context: Sending, identity: BotIdentity, message: Message): Promise<void> {
  const bot = openBot(context);
  if (!bot) return;
  const me = await identity(bot);
  if (me.outcome !== 'ok') throw new Error(`The messenger: ${me.outcome}`);
  const sent = await sendWithinQuota(context, bot, me.data.id, message);
  if (sent.outcome === 'ok') return;
  if (sent.outcome === 'blocked') return noteBlock(context, message.chatId, true);
  const event = { api: 'telegram', outcome: sent.outcome, reason: sent.message };
  if (nextBotTryMs(sent, 1) === undefined) return context.log.warn(event, 'messenger message failed');
  context.log.warn(event, "the bot's message waits");
  throw new Error(`The messenger: ${sent.outcome}`);
}

/** Keeps the messenger's limits; its own clock may still find a message a little too early, once. */
async function sendWithinQuota({ db }: DbContext, bot: Bot, botId: string, message: Message) {
  const keys = limitKeys(botId, message.chatId);
  await waitForQuota(db, keys.chat, BOT_LIMITS.chat);
  await waitForQuota(db, keys.bot, BOT_LIMITS.bot);
  const sent = await sendMessage(bot, message);
  if (sent.outcome !== 'rateLimited' || sent.retryAfterMs > MOMENT_MS) return sent;
  await wait(sent.retryAfterMs);
  return sendMessage(bot, message);
}
