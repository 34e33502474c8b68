import type { Quota } from '../../platform/rate-limit/quota.ts';

// The messenger's answers to bot makers (core.telegram.org/bots/faq): no more than one message a second in one chat
// and about thirty a second in all.
export const BOT_LIMITS = {
  bot: { perSecond: 30, burst: 30 },
  chat: { perSecond: 1, burst: 1 },
} as const satisfies Record<string, Quota>;

/** The names of the buckets that a message to a chat takes from. The token is no name: names are stored in the open. */
export function limitKeys(botId: string, chatId: string): { bot: string; chat: string } {
  return { bot: `messenger:${botId}`, chat: `messenger:${botId}:${chatId}` };
}
