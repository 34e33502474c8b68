import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';
import { usualWaitMs, type WbMethodName } from './limits.ts';

// Each host has an error form of its own; all say what is wrong in one of these fields.
// `error` is a text on one host and a flag on another.
const Word = z.string().optional().catch(undefined);
const ErrorAnswer = z.object({ detail: Word, errorText: Word, error: Word, title: Word });

const LONGEST_MESSAGE = 300;

function readMessage({ body }: Arrived): string {
  const text = body.toString();
  const parsed = ErrorAnswer.safeParse(parseJson(text));
  const reported = parsed.success
    ? (parsed.data.detail ?? parsed.data.errorText ?? parsed.data.error ?? parsed.data.title)
    : undefined;
  return (reported ?? text).slice(0, LONGEST_MESSAGE);
}

function readWaitMs({ headers }: Arrived, method: WbMethodName): number {
  const reported = readRetryAfterMs(headers['x-ratelimit-retry']) ?? readRetryAfterMs(headers['retry-after']);
  return reported ?? usualWaitMs(method);
}

/**
 * What a refusal means. 402 and 403 alike say that the token lacks a right or the seller a paid subscription: the
 * contract does not tell which is which.
 */
export function judgeRefusal(answer: Arrived, method: WbMethodName): CallFailure {
  const { status } = answer;
  const message = readMessage(answer);
  if (status === 429) return { outcome: 'rateLimited', retryAfterMs: readWaitMs(answer, method), message };
  if (status === 401) return { outcome: /expired/i.test(message) ? 'expired' : 'unauthorized', message };
  if (status === 402 || status === 403) return { outcome: 'forbidden', message };
  if (status === 404) return { outcome: 'notFound', message };
  if (status >= 500) return { outcome: 'serverError', message };
  // A redirect or anything else that the contract does not have.
  return { outcome: status >= 400 ? 'invalid' : 'drift', message };
}
