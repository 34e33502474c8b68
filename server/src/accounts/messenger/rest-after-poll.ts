import type { BotFailure } from '../../integrations/messenger/bot.ts';
import { nextBotTryMs } from '../../integrations/messenger/next-bot-try.ts';

export type Read = { outcome: 'ok'; events: number } | BotFailure;

/** A messenger that holds no question open is asked once a second. */
const SILENT_POLL_MS = 1000;
/** When trying again soon promises nothing: it is away for long, or the operator must act. */
const LONGEST_MS = 60_000;

/** How many milliseconds to rest after an answer: where there was news there may be more. */
export function restAfterEvents(events: number, elapsedMs: number): number {
  return events > 0 ? 0 : Math.max(0, SILENT_POLL_MS - elapsedMs);
}

/** How many milliseconds to rest after so many turns in a row that failed. */
export function restAfterFailure(failure: BotFailure, failed: number, chance?: number): number {
  return Math.min(nextBotTryMs(failure, failed, chance) ?? LONGEST_MS, LONGEST_MS);
}
