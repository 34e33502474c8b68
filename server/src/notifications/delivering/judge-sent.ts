import type { DeliveryReason } from '@vitrina/contract/deliveries.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { BotAnswer, BotFailure } from '../../integrations/messenger/bot.ts';

/**
 * What an answer of the messenger means for the message. `notTaken`: surely not, and another try may help. `unclear`: it may
 * stand in the chat.
 */
export type Verdict =
  | { kind: 'arrived'; messageId: string }
  | { kind: 'failed'; reason: DeliveryReason }
  | { kind: 'notTaken'; leastPauseMs: number }
  | { kind: 'unclear' };

/** An answer that comes from something between us and the messenger says nothing of what stands behind it. */
const OF_A_GATEWAY = /^HTTP \d/;

export function judgeSent(answer: BotAnswer<{ messageId: string }>): Verdict {
  return answer.outcome === 'ok'
    ? { kind: 'arrived', messageId: answer.data.messageId }
    : judgeFailure(answer);
}

export function judgeFailure(failure: BotFailure): Verdict {
  switch (failure.outcome) {
    case 'blocked':
    case 'notStarted':
      return { kind: 'failed', reason: 'blocked' };
    case 'chatNotFound':
      return { kind: 'failed', reason: 'notConnected' };
    case 'rateLimited':
      return { kind: 'notTaken', leastPauseMs: failure.retryAfterMs };
    case 'unreachable':
      return failure.neverLeft === true ? { kind: 'notTaken', leastPauseMs: 0 } : { kind: 'unclear' };
    case 'serverError':
      return OF_A_GATEWAY.test(failure.message) ? { kind: 'unclear' } : { kind: 'notTaken', leastPauseMs: 0 };
    case 'timeout':
    case 'drift':
      return { kind: 'unclear' };
    // Of the bot, not of the message: whoever runs the product may mend it.
    case 'unauthorized':
    case 'expired':
    case 'ipBound':
    case 'conflict':
      return { kind: 'notTaken', leastPauseMs: MINUTE_MS };
    case 'forbidden':
    case 'invalid':
    case 'notFound':
      return { kind: 'failed', reason: 'refused' };
  }
}

const FIRST_MS = 10_000;
const LONGEST_MS = 10 * MINUTE_MS;

/** It doubles with each try. */
export function pauseAfter(attempts: number, leastMs = 0): number {
  return Math.max(leastMs, Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1)));
}
