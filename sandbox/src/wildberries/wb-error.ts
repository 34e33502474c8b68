import { hash } from '../platform/hash.ts';
import type { WbMethod } from './methods.ts';

/** A refusal in the words, the content type and the headers of the host that refuses. */
export class WbError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | number>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string | number>> = {}) {
    super(typeof body === 'string' ? body : JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = { 'content-type': 'application/json; charset=utf-8', ...headers };
  }
}

const STATUS_TEXTS = {
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'Forbidden'],
  404: ['path not found', 'Not Found'],
  429: ['too many requests', 'Too Many Requests'],
  500: ['internal error', 'Internal Server Error'],
} as const;

/** Ids of requests only have to look like ids; the same refusal may carry the same one. */
function requestIdOf(...parts: (string | number)[]): string {
  return Array.from({ length: 4 }, (_, part) =>
    hash('request', part, ...parts)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/** What stands before all hosts and refuses tokens and rates. */
export function problemBody(status: keyof typeof STATUS_TEXTS, detail: string, now: Date): object {
  const [title, statusText] = STATUS_TEXTS[status];
  const requestId = requestIdOf(status, detail, now.getTime());
  return {
    title,
    detail,
    code: `${requestId.slice(0, 8)}-${requestId.slice(8, 20)}`,
    requestId,
    origin: 's2s-api-auth-catalog',
    status,
    statusText,
    timestamp: `${now.toISOString().slice(0, 19)}Z`,
  };
}

export function problem(
  status: keyof typeof STATUS_TEXTS,
  detail: string,
  now: Date,
  headers: Readonly<Record<string, number>> = {},
): WbError {
  return new WbError(status, problemBody(status, detail, now), {
    'content-type': 'application/problem+json',
    ...headers,
  });
}

/** The gate's word for what is not paid is shorter than its others. */
export function notPaid(detail: string): WbError {
  return new WbError(
    402,
    { title: 'payment required', detail },
    { 'content-type': 'application/problem+json' },
  );
}

type Family = WbMethod['words'];

const BODIES: Record<Family, (status: number, message: string) => unknown> = {
  content: (_status, message) => ({ data: null, error: true, errorText: message, additionalErrors: null }),
  prices: (_status, message) => ({ data: null, error: true, errorText: message }),
  adverts: (status, message) => ({
    detail: message,
    origin: 'camp-api-public-cache',
    request_id: requestIdOf(message),
    status,
    title: status === 400 ? 'invalid payload' : 'Invalid Params',
  }),
  campaignOrders: (_status, message) => ({ error: message }),
  analytics: (status, message) => ({
    title: status === 403 ? 'Authorization error' : 'Invalid request body',
    detail: message,
    requestId: requestIdOf(message),
    origin: 'analytic-open-api',
  }),
};

/** A refusal of a request by the host itself. */
export function refuse(words: Family, status: 400 | 403 | 409 | 422, message: string): WbError {
  return new WbError(status, BODIES[words](status, message));
}

/** A refusal that is a plain sentence. */
export function refuseInText(status: 400 | 422, message: string): WbError {
  return new WbError(status, message, { 'content-type': 'text/plain; charset=utf-8' });
}
