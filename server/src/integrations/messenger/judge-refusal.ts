import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { Arrived } from '../../platform/outbound/send.ts';
import type { BotFailure } from './bot.ts';

const Refusal = z.object({
  ok: z.literal(false),
  error_code: z.coerce.number(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.coerce.number().optional() }).optional().catch(undefined),
});

const DEFAULT_RETRY_MS = 1000;

// The contract names no codes of its own: words of the descriptions tell refusals of one status apart.
const BY_WORDS = [
  [/bot was blocked|user is deactivated|bot was kicked/i, 'blocked'],
  [/can't initiate conversation|bot can't send messages to/i, 'notStarted'],
  [/chat not found|PEER_ID_INVALID/i, 'chatNotFound'],
] as const;

/** What a refusal means. One in another form than the API's own comes from something that stands in between. */
export function judgeRefusal(answer: Arrived): BotFailure {
  const refusal = Refusal.safeParse(parseJson(answer.body.toString()));
  if (!refusal.success) return judgeStatus(answer);
  const { error_code: code, description: message, parameters } = refusal.data;
  if (code === 429) {
    const requestedMs = parameters?.retry_after === undefined ? undefined : parameters.retry_after * 1000;
    return { outcome: 'rateLimited', retryAfterMs: requestedMs ?? retryAfterMs(answer), message };
  }
  for (const [words, outcome] of BY_WORDS) if (words.test(message)) return { outcome, message };
  // A token of a wrong form is answered 404: the token is a part of the address.
  if (code === 401 || code === 404) return { outcome: 'unauthorized', message };
  if (code === 403) return { outcome: 'forbidden', message };
  if (code === 409) return { outcome: 'conflict', message };
  return { outcome: code >= 500 ? 'serverError' : 'invalid', message };
}

const retryAfterMs = ({ headers }: Arrived) => readRetryAfterMs(headers['retry-after']) ?? DEFAULT_RETRY_MS;

function judgeStatus(answer: Arrived): BotFailure {
  const message = `HTTP ${answer.status}`;
  if (answer.status === 429) return { outcome: 'rateLimited', retryAfterMs: retryAfterMs(answer), message };
  return { outcome: answer.status >= 500 ? 'serverError' : 'drift', message };
}
