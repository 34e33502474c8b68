import * as z from 'zod';
import { callJson } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Send } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';

/** Where the Partner API answers and the key of one business; `send` is the context's. */
export type MarketKey = { baseUrl: string; apiKey: string; send: Send };

export const YANDEX_MARKET = 'yandex-market';

const TIMEOUT_MS = 20_000;
// A page of 100 offers with descriptions is below 1 MB.
const MAX_ANSWER_BYTES = 20 * 1024 * 1024;

/** int64 comes as a number, or as digits where a library in between was careful. */
export const MarketInt = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

export const MarketNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}(?:[.,]\d+)?$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);

/** The token of the next page; absent or empty on the last one. */
export const Paging = z
  .object({ nextPageToken: z.string().nullish() })
  .nullish()
  .transform((paging) => paging?.nextPageToken || null);

type MarketRequest = {
  method: 'GET' | 'POST';
  path: string;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: object;
};

function writeQuery(query: MarketRequest['query'] = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) given.set(name, String(value));
  }
  return given.size === 0 ? '' : `?${String(given)}`;
}

export function callMarket<Shape extends z.ZodType>(
  { baseUrl, apiKey, send }: MarketKey,
  { method, path, query, body }: MarketRequest,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>>> {
  const request = {
    api: YANDEX_MARKET,
    method,
    url: `${baseUrl}${path}${writeQuery(query)}`,
    headers: {
      'api-key': apiKey,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    secrets: [apiKey],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  };
  return callJson(send, request, shape, judgeRefusal);
}
