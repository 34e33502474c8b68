import * as z from 'zod';

/** What a call to the Seller API ended as. Only `ok` carries data; everything else is a reason, never a zero. */
export type OzonFailure =
  | {
      outcome:
        | 'unauthorized'
        | 'expired'
        | 'ipBound'
        | 'forbidden'
        | 'timeout'
        | 'unreachable'
        | 'drift'
        | 'serverError';
      message: string;
    }
  | { outcome: 'rateLimited'; retryAfterMs: number; message: string }
  | { outcome: 'invalid'; message: string };
export type OzonAnswer<T> = { outcome: 'ok'; data: T } | OzonFailure;

export type OzonKey = { baseUrl: string; clientId: string; apiKey: string };

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 30 * 1024 * 1024;
/** Without a `Retry-After` the per-second limit is the likely one. */
const DEFAULT_RETRY_MS = 1000;

/** ids and totals come as numbers in some answers and as strings in others. */
export const OzonInt = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

// The code is a number in most answers and a word in some.
const ErrorAnswer = z.object({
  code: z.union([z.number(), z.string()]).optional(),
  message: z.string().default(''),
});

/** Which HTTP status goes with which message is not documented, so the message decides first. */
function judgeRefusal(status: number, message: string, retryAfter: string | null): OzonFailure {
  const short = message.slice(0, 300);
  if (status === 429 || /request rate limit/i.test(message)) {
    const seconds = Number(retryAfter);
    const retryAfterMs = retryAfter !== null && Number.isFinite(seconds) ? seconds * 1000 : DEFAULT_RETRY_MS;
    return { outcome: 'rateLimited', retryAfterMs, message: short };
  }
  if (/restricted to specific IP/i.test(message)) return { outcome: 'ipBound', message: short };
  if (/deactivated/i.test(message)) return { outcome: 'expired', message: short };
  if (/missing a required role|not allowed/i.test(message)) return { outcome: 'forbidden', message: short };
  if (/Circle is open/i.test(message)) return { outcome: 'serverError', message: short };
  if (/Invalid Api-Key|headers are required/i.test(message) || status === 401)
    return { outcome: 'unauthorized', message: short };
  if (status === 403) return { outcome: 'forbidden', message: short };
  if (status >= 500) return { outcome: 'serverError', message: short };
  return { outcome: 'invalid', message: short };
}

function judgeThrown(error: unknown): OzonFailure {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message.slice(0, 300) : '';
  return { outcome: name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable', message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One POST to the Seller API. Redirects are refused: a key must never travel to another host. */
export async function callOzon<T extends z.ZodType>(
  key: OzonKey,
  path: string,
  body: object,
  shape: T,
): Promise<OzonAnswer<z.output<T>>> {
  let status: number;
  let text: string;
  let retryAfter: string | null;
  try {
    const response = await fetch(`${key.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'client-id': key.clientId, 'api-key': key.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    status = response.status;
    retryAfter = response.headers.get('retry-after');
    text = await response.text();
  } catch (error) {
    return judgeThrown(error);
  }
  if (text.length > MAX_ANSWER_BYTES) return { outcome: 'drift', message: 'the answer is too large' };
  const json = parseJson(text);
  if (status !== 200) {
    const refusal = ErrorAnswer.safeParse(json);
    return judgeRefusal(status, refusal.success ? refusal.data.message : '', retryAfter);
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return { outcome: 'ok', data: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    outcome: 'drift',
    message: json === undefined ? 'not JSON' : `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  };
}
