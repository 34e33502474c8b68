import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Bot, BotAnswer } from '../../integrations/messenger/bot.ts';
import { getMe } from '../../integrations/messenger/get-me.ts';

export type BotIdentity = (bot: Bot) => Promise<BotAnswer<{ id: string; username: string }>>;

/** A bot's name changes once in its life, if at all. */
const KEPT_MS = HOUR_MS;

/** Asks the messenger who the bot is, at most once an hour; a failure is asked about again. */
export function createBotIdentity(): BotIdentity {
  let kept: { answer: Awaited<ReturnType<BotIdentity>>; until: number } | undefined;
  return async (bot) => {
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = await getMe(bot);
    kept = answer.outcome === 'ok' ? { answer, until: performance.now() + KEPT_MS } : undefined;
    return answer;
  };
}
