import type * as z from 'zod';
import { callJson } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { judgeRefusal } from './judge-refusal.ts';
import type { Shop } from './shop.ts';

const TIMEOUT_MS = 20_000;
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

export type PaymentCall = {
  method: 'GET' | 'POST';
  path: string;
  idempotenceKey?: string;
  body?: object;
};

/** One request to the payment provider, HTTP Basic with the shop's id and key. */
export async function callPayments<Shape extends z.ZodType>(
  { baseUrl, shopId, secretKey, send }: Shop,
  { method, path, idempotenceKey, body }: PaymentCall,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>>> {
  const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64');
  const request = {
    api: 'payments',
    method,
    url: `${baseUrl}${path}`,
    headers: {
      authorization: `Basic ${credentials}`,
      accept: 'application/json',
      ...(idempotenceKey === undefined ? {} : { 'idempotence-key': idempotenceKey }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    secrets: [secretKey, credentials],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  };
  return callJson(send, request, shape, judgeRefusal);
}

export function pathOf(collection: string, id: string, action = ''): string {
  return `/${collection}/${encodeURIComponent(id)}${action}`;
}
