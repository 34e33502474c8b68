import * as z from 'zod';
import { parseJson } from '../../platform/outbound/call-json.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { Arrived } from '../../platform/outbound/send.ts';

/** When the provider asks for patience without saying how long. */
const DEFAULT_RETRY_MS = 1800;

const ErrorAnswer = z.object({
  code: z.string().nullish(),
  description: z.string().nullish(),
  parameter: z.string().nullish(),
  /** Milliseconds. */
  retry_after: z.coerce.number().nonnegative().nullish().catch(null),
});

const OUTCOMES = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
} as const;
const isKnown = (status: number): status is keyof typeof OUTCOMES => status in OUTCOMES;

/** Reads an answer that is no 2xx in the provider's words. */
export function judgeRefusal({ status, body }: Arrived): CallFailure {
  const parsed = ErrorAnswer.safeParse(parseJson(body.toString()));
  const said = parsed.success ? parsed.data : undefined;
  const about = said?.parameter ? ` (${said.parameter})` : '';
  const message = `${said?.description ?? `HTTP ${status}`}${about}`.slice(0, 300);
  if (status === 429 || said?.code === 'too_many_requests') {
    return { outcome: 'rateLimited', retryAfterMs: said?.retry_after ?? DEFAULT_RETRY_MS, message };
  }
  if (status >= 500) return { outcome: 'serverError', message };
  // A refusal without the provider's own form comes from something that stands before it.
  if (said?.code === undefined || said.code === null) {
    return { outcome: isKnown(status) && status !== 400 ? OUTCOMES[status] : 'drift', message };
  }
  return { outcome: isKnown(status) ? OUTCOMES[status] : 'invalid', message };
}
