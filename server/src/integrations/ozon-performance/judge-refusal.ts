import { HOUR_MS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';

// The text stands in `error`; some applications read it from `message`.
const Refusal = z.object({ error: z.string().optional(), message: z.string().optional() });

const LONGEST_TEXT = 300;
/** A report takes some tens of seconds; a limit of the day is asked about again in an hour. */
const SHORT_WAIT_MS = 10_000;
const LONG_WAIT_MS = HOUR_MS;
const OF_THE_DAY = /\b(?:day|daily|24)\b|сутк|день|дневн/i;

function readText({ body }: Arrived): string {
  const parsed = Refusal.safeParse(parseJson(body.toString()));
  const text = parsed.success ? (parsed.data.error ?? parsed.data.message ?? '') : '';
  return text.slice(0, LONGEST_TEXT);
}

/** Texts are hardly documented, so the status decides. */
export function judgeRefusal(answer: Arrived): CallFailure {
  const { status, headers } = answer;
  const message = readText(answer) || `HTTP ${status}`;
  // The old host of the API answers the token call with a redirect to a page for browsers.
  if (status < 400) return { outcome: 'drift', message };
  if (status === 429) {
    const usual = OF_THE_DAY.test(message) ? LONG_WAIT_MS : SHORT_WAIT_MS;
    return {
      outcome: 'rateLimited',
      retryAfterMs: readRetryAfterMs(headers['retry-after']) ?? usual,
      message,
    };
  }
  if (status === 401) return { outcome: 'unauthorized', message };
  if (status === 403) return { outcome: 'forbidden', message };
  if (status === 404) return { outcome: 'notFound', message };
  return { outcome: status >= 500 ? 'serverError' : 'invalid', message };
}
