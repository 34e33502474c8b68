import { nextBotTryMs } from '../../integrations/messenger/next-bot-try.ts';
import type { Context } from '../../platform/context.ts';
import type { BotIdentity } from './bot-identity.ts';
import { noteBlock } from './note-block.ts';
import { openBot } from './open-bot.ts';
import { type Message, sendWithinQuota } from './send-within-quota.ts';

export type Sending = Pick<Context, 'db' | 'env' | 'log' | 'send'>;

/** Throws while another try may help. */
export async function sendToChat(context: Sending, identity: BotIdentity, message: Message): Promise<void> {
  const bot = openBot(context);
  if (!bot) return;
  const me = await identity(bot);
  if (me.outcome !== 'ok') throw new Error(`The messenger: ${me.outcome}`);
  const sent = await sendWithinQuota(context, { bot, botId: me.data.id }, message);
  if (sent === undefined || sent.outcome === 'ok') return;
  if (sent.outcome === 'blocked') return noteBlock(context, message.chatId, true);
  const event = { api: 'telegram', outcome: sent.outcome, reason: sent.message };
  if (nextBotTryMs(sent, 1) === undefined) return context.log.warn(event, 'messenger message failed');
  context.log.warn(event, "the bot's message waits");
  throw new Error(`The messenger: ${sent.outcome}`);
}
