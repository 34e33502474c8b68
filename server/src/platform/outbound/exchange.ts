import * as z from 'zod';
import type { Arrived, Lost, Outgoing } from './send.ts';

/** One request and what came of it, without its secrets: fit to be kept, read by people and replayed by a test. */
export const Exchange = z.object({
  api: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  url: z.string(),
  requestHeaders: z.record(z.string(), z.string()),
  /** Text, or base64 of bytes that are no text. */
  requestBody: z.string().nullable(),
  answer: z.union([
    z.object({
      outcome: z.literal('answered'),
      status: z.number().int(),
      headers: z.record(z.string(), z.string()),
      body: z.string(),
      isBase64: z.boolean(),
    }),
    z.object({ outcome: z.enum(['timeout', 'unreachable', 'tooLarge']), message: z.string() }),
  ]),
});
export type Exchange = z.infer<typeof Exchange>;

const HIDDEN = '[hidden]';
// Answers bring secrets that the request did not know: fresh tokens, cookies.
const SECRET_FIELDS = /("(?:access_token|refresh_token|token|client_secret|password)"\s*:\s*")[^"]*(")/g;
const SECRET_HEADERS = new Set(['authorization', 'api-key', 'cookie', 'set-cookie']);

function isText(bytes: Uint8Array): boolean {
  return Buffer.from(Buffer.from(bytes).toString()).equals(Buffer.from(bytes));
}

export function describeExchange(request: Outgoing, answer: Arrived | Lost): Exchange {
  // The longest first: one secret may be a part of another.
  const secrets = request.secrets.filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
  const hide = (text: string) => {
    const spellings = secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]);
    return spellings
      .reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
      .replaceAll(SECRET_FIELDS, `$1${HIDDEN}$2`);
  };
  const hideHeaders = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        SECRET_HEADERS.has(name.toLowerCase()) ? HIDDEN : hide(value),
      ]),
    );
  const encode = (bytes: Uint8Array) =>
    isText(bytes)
      ? { body: hide(Buffer.from(bytes).toString()), isBase64: false }
      : { body: Buffer.from(bytes).toString('base64'), isBase64: true };
  const { body } = request;
  return {
    api: request.api,
    method: request.method,
    url: hide(request.url),
    requestHeaders: hideHeaders(request.headers ?? {}),
    requestBody: body === undefined ? null : typeof body === 'string' ? hide(body) : encode(body).body,
    answer:
      answer.outcome === 'answered'
        ? {
            outcome: 'answered',
            status: answer.status,
            headers: hideHeaders(answer.headers),
            ...encode(answer.body),
          }
        : answer,
  };
}
