import { nextTryMs } from '../../platform/outbound/retry.ts';
import type { BotFailure } from './bot.ts';

/** As `nextTryMs`: milliseconds until the next try, or undefined when there should be none. */
export function nextBotTryMs(failure: BotFailure, failed: number, chance?: number): number | undefined {
  switch (failure.outcome) {
    case 'blocked':
    case 'notStarted':
    case 'chatNotFound':
      return undefined;
    case 'conflict':
      // The other one who polls may be a worker that is being replaced.
      return nextTryMs({ outcome: 'serverError', message: failure.message }, failed, chance);
    default:
      return nextTryMs(failure, failed, chance);
  }
}
