import * as z from 'zod';
import type { Bot, BotAnswer } from './bot.ts';
import { callBot } from './call-bot.ts';
import { type BotEvent, readUpdate, WANTED_UPDATES } from './read-update.ts';

type Input = {
  /** The one that the last list gave; the caller keeps it, and with it confirms what it has done. */
  offset?: number | undefined;
  /** How long the messenger may hold the request until something happens. */
  waitSeconds?: number;
  signal?: AbortSignal;
};

/** Above the wait, for the way there and back. */
const SPARE_MS = 10_000;

export async function listUpdates(
  bot: Bot,
  { offset, waitSeconds = 0, signal }: Input = {},
): Promise<BotAnswer<{ events: BotEvent[]; nextOffset: number | undefined }>> {
  const answer = await callBot(bot, {
    method: 'getUpdates',
    body: {
      ...(offset === undefined ? {} : { offset }),
      timeout: waitSeconds,
      allowed_updates: WANTED_UPDATES,
    },
    shape: z.array(z.unknown()),
    timeoutMs: waitSeconds * 1000 + SPARE_MS,
    signal,
  });
  if (answer.outcome !== 'ok') return answer;
  const events: BotEvent[] = [];
  for (const update of answer.data) {
    const event = readUpdate(update);
    if (event === undefined) return { outcome: 'drift', message: 'an update without a number' };
    events.push(event);
  }
  const last = events.reduce((most, { updateId }) => Math.max(most, updateId), (offset ?? 0) - 1);
  return { outcome: 'ok', data: { events, nextOffset: last < 0 ? offset : last + 1 } };
}
