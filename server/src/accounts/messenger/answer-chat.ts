import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import type { Bot } from '../../integrations/messenger/bot.ts';
import { escapeHtml } from '../../integrations/messenger/escape-html.ts';
import { BOT_LIMITS, limitKeys } from '../../integrations/messenger/limits.ts';
import { nextBotTryMs } from '../../integrations/messenger/next-bot-try.ts';
import { sendMessage } from '../../integrations/messenger/send-message.ts';
import type { Context } from '../../platform/context.ts';
import { waitTurn } from '../../platform/wait-turn.ts';
import { linkTo } from '../mail/link-to.ts';
import type { answerChatJob } from './answer-chat.job.ts';
import type { BotIdentity } from './bot-identity.ts';
import { botText } from './bot-texts.ts';
import { noteBlock } from './note-block.ts';
import { openBot } from './open-bot.ts';

type Answering = Pick<Context, 'db' | 'env' | 'log' | 'send'>;

/** Somebody looks at the chat: a moment is waited out here, and only more than that is left to the queue. */
const MOMENT_MS = 3000;

/** Throws while another try may help. */
export async function answerChat(
  context: Answering,
  identity: BotIdentity,
  { chatId, language, text }: z.output<typeof answerChatJob.payload>,
): Promise<void> {
  const bot = openBot(context);
  if (!bot) return;
  const me = await identity(bot);
  if (me.outcome !== 'ok') throw new Error(`The messenger: ${me.outcome}`);
  const settings = linkTo(context, '/pages/account-settings/connections');
  const html = escapeHtml(botText(language, text, settings));
  const sent = await sendInTurn(context, bot, { botId: me.data.id, chatId, html });
  if (sent.outcome === 'ok') return;
  if (sent.outcome === 'blocked') return noteBlock(context, chatId, true);
  const event = { api: 'telegram', outcome: sent.outcome, reason: sent.message };
  if (nextBotTryMs(sent, 1) === undefined) return context.log.warn(event, 'the bot could not answer');
  context.log.warn(event, "the bot's answer waits");
  throw new Error(`The messenger: ${sent.outcome}`);
}

/** Keeps the messenger's limits; its own clock may still find a message a little too early, once. */
async function sendInTurn(
  { db }: Pick<Context, 'db'>,
  bot: Bot,
  { botId, chatId, html }: { botId: string; chatId: string; html: string },
) {
  const keys = limitKeys(botId, chatId);
  await waitTurn(db, keys.chat, BOT_LIMITS.chat);
  await waitTurn(db, keys.bot, BOT_LIMITS.bot);
  const sent = await sendMessage(bot, { chatId, html });
  if (sent.outcome !== 'rateLimited' || sent.retryAfterMs > MOMENT_MS) return sent;
  await wait(sent.retryAfterMs);
  return sendMessage(bot, { chatId, html });
}
