import * as z from 'zod';
import { hideHeaders, hideSecrets } from './hide-secrets.ts';
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

function isText(bytes: Uint8Array): boolean {
  return Buffer.from(Buffer.from(bytes).toString()).equals(Buffer.from(bytes));
}

export function describeExchange(request: Outgoing, answer: Arrived | Lost): Exchange {
  const { body, secrets } = request;
  const hide = (text: string) => hideSecrets(text, secrets);
  const encode = (bytes: Uint8Array) =>
    isText(bytes)
      ? { body: hide(Buffer.from(bytes).toString()), isBase64: false }
      : { body: Buffer.from(bytes).toString('base64'), isBase64: true };
  return {
    api: request.api,
    method: request.method,
    url: hide(request.url),
    requestHeaders: hideHeaders(request.headers ?? {}, secrets),
    requestBody: body === undefined ? null : typeof body === 'string' ? hide(body) : encode(body).body,
    answer:
      answer.outcome === 'answered'
        ? {
            outcome: 'answered',
            status: answer.status,
            headers: hideHeaders(answer.headers, secrets),
            ...encode(answer.body),
          }
        : { ...answer, message: hide(answer.message) },
  };
}
