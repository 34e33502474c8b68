import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';

/** Without a word about when, the per-second limit is the likely one. */
const DEFAULT_RETRY_MS = 1000;

// The code is a number in most answers and a word in some.
const ErrorAnswer = z.object({
  code: z.union([z.number(), z.string()]).optional(),
  message: z.string().default(''),
});

/** The limits of changed products say in minutes when they end, all others in seconds. */
function readRetryMs(headers: Arrived['headers']): number {
  const minutes = headers['item-retry-after'] ?? '';
  if (/^\d{1,5}$/.test(minutes)) return Number(minutes) * MINUTE_MS;
  return readRetryAfterMs(headers['retry-after']) ?? DEFAULT_RETRY_MS;
}

/** Statuses are undocumented and projects saw several for one refusal, so the words decide first. */
export function judgeRefusal({ status, headers, body }: Arrived): CallFailure {
  const refusal = ErrorAnswer.safeParse(parseJson(body.toString()));
  const message = refusal.success ? refusal.data.message.slice(0, 300) : '';
  if (status === 429 || /request rate limit|items? limits?/i.test(message)) {
    return { outcome: 'rateLimited', retryAfterMs: readRetryMs(headers), message };
  }
  if (/restricted to specific IP/i.test(message)) return { outcome: 'ipBound', message };
  if (/deactivated/i.test(message)) return { outcome: 'expired', message };
  if (/missing a required role|not allowed/i.test(message)) return { outcome: 'forbidden', message };
  if (/Circle is open/i.test(message)) return { outcome: 'serverError', message };
  if (/Invalid Api-Key|headers are required/i.test(message) || status === 401)
    return { outcome: 'unauthorized', message };
  if (status === 403) return { outcome: 'forbidden', message };
  if (status === 404) return { outcome: 'notFound', message };
  if (status >= 500) return { outcome: 'serverError', message };
  // Redirects and other surprises are no words of this API.
  return status < 400 ? { outcome: 'drift', message: `status ${status}` } : { outcome: 'invalid', message };
}
