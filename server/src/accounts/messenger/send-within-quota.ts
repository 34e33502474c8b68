import { setTimeout as wait } from 'node:timers/promises';
import type { Bot, BotAnswer } from '../../integrations/messenger/bot.ts';
import { BOT_LIMITS, limitKeys } from '../../integrations/messenger/limits.ts';
import { sendMessage } from '../../integrations/messenger/send-message.ts';
import type { DbContext } from '../../platform/context.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';

export type Message = { chatId: string; html: string };

/** Somebody looks at the chat: a moment is waited out here, and only more than that is left to whoever calls again. */
const MOMENT_MS = 3000;

/**
 * Keeps the messenger's limits; its own clock may still find a message a little too early, once. `beginSending` is called
 * when nothing is left to wait for; false: somebody else sends it, and it stays here.
 */
export async function sendWithinQuota(
  { db }: DbContext,
  { bot, botId }: { bot: Bot; botId: string },
  message: Message,
  beginSending: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<BotAnswer<{ messageId: string }> | undefined> {
  const keys = limitKeys(botId, message.chatId);
  await waitForQuota(db, keys.chat, BOT_LIMITS.chat);
  await waitForQuota(db, keys.bot, BOT_LIMITS.bot);
  if (!(await beginSending())) return undefined;
  const sent = await sendMessage(bot, message);
  if (sent.outcome !== 'rateLimited' || sent.retryAfterMs > MOMENT_MS) return sent;
  await wait(sent.retryAfterMs);
  return sendMessage(bot, message);
}
