import * as z from 'zod';
import { callJson } from '../../platform/outbound/call-json.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Send } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';

/** A seller's way to the Seller API. */
export type OzonKey = { baseUrl: string; clientId: string; apiKey: string; send: Send };

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 30 * 1024 * 1024;

/** ids and totals come as numbers in some answers and as strings in others. */
export const OzonInt = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** A measure: a number, or one written as text, with a dot or a comma. Nothing is never read as zero. */
export const OzonNumber = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,15}([.,]\d+)?$/)
    .transform((text) => Number(text.replace(',', '.'))),
]);

export async function callOzon<Shape extends z.ZodType>(
  { baseUrl, clientId, apiKey, send }: OzonKey,
  path: string,
  body: object,
  shape: Shape,
): Promise<CallAnswer<z.output<Shape>>> {
  const request = {
    api: 'ozon-seller',
    method: 'POST',
    url: `${baseUrl}${path}`,
    headers: { 'client-id': clientId, 'api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    secrets: [apiKey],
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_ANSWER_BYTES,
  } as const;
  return callJson(send, request, shape, judgeRefusal);
}
