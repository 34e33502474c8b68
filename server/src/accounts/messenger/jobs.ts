import type { Loop } from '../../platform/background/loop.ts';
import type { Context } from '../../platform/context.ts';
import { answerChatJob } from './answer-chat.job.ts';
import { answerChat } from './answer-chat.ts';
import { createBotIdentity } from './bot-identity.ts';
import { followMessenger } from './follow-messenger.ts';
import { openBot } from './open-bot.ts';

/** Nothing to do without a bot. */
export async function workMessenger(context: Context): Promise<Loop[]> {
  const bot = openBot(context);
  if (!bot) return [];
  const identity = createBotIdentity();
  await context.queue.work(answerChatJob, 2, (saying) => answerChat(context, identity, saying));
  return [followMessenger(context, { bot, identity })];
}
