import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';

const Refusal = z.object({
  errors: z.array(z.object({ code: z.string().nullish(), message: z.string().nullish() })).nullish(),
});

/** Two requests of one login at a time: the next one may come as soon as one of them is answered. */
const PARALLEL_RETRY_MS = 1000;
/** When a limit does not say until when; most are counted by the minute. */
const DEFAULT_RETRY_MS = 60_000;
const LONGEST_MESSAGE = 300;

function readMessage({ body, status }: Arrived): string {
  const parsed = Refusal.safeParse(parseJson(body.toString()));
  const [first] = (parsed.success && parsed.data.errors) || [];
  return (first?.message ?? first?.code ?? `HTTP ${status}`).slice(0, LONGEST_MESSAGE);
}

/** The end of the limit is a date; it is compared with the answer's own, for clocks differ. */
function readRetryMs({ headers }: Arrived, message: string): number {
  const until = Date.parse(headers['x-ratelimit-resource-until'] ?? '');
  const answeredAt = Date.parse(headers['date'] ?? '');
  const now = Number.isNaN(answeredAt) ? Date.now() : answeredAt;
  if (!Number.isNaN(until)) return Math.max(PARALLEL_RETRY_MS, until - now);
  const usual = /parallel/i.test(message) ? PARALLEL_RETRY_MS : DEFAULT_RETRY_MS;
  return readRetryAfterMs(headers['retry-after'], now) ?? usual;
}

export function judgeRefusal(answer: Arrived): CallFailure {
  const { status } = answer;
  const message = readMessage(answer);
  switch (status) {
    case 401:
      return { outcome: /revoked/i.test(message) ? 'expired' : 'unauthorized', message };
    case 404:
      return { outcome: 'notFound', message };
    // 423: the method is not for this shop, or not now while it is being moved.
    case 403:
    case 423:
      return { outcome: 'forbidden', message };
    // The documentation knows 420 alone; proxies in between know the usual one.
    case 420:
    case 429:
      return { outcome: 'rateLimited', retryAfterMs: readRetryMs(answer, message), message };
    default:
      if (status >= 500) return { outcome: 'serverError', message };
      return { outcome: status >= 400 ? 'invalid' : 'drift', message };
  }
}
