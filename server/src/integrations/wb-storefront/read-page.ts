import * as z from 'zod';
import { parseJson, readRetryAfterMs } from '../../platform/outbound/call-json.ts';
import type { Arrived } from '../../platform/outbound/send.ts';
import type { WbShelfFailure } from './shelf.ts';

const Whole = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const Product = z.object({ id: Whole, name: z.string().nullish() });
const List = z.object({ products: z.array(Product), total: Whole.nullish() });
// Products stand at the top since version 18, under `data` before.
const Page = z.union([List, z.object({ data: List }).transform(({ data }) => data)]);
export type WbPage = { products: { nmId: number; title: string }[]; total: number | null };

const isPage = (text: string) => text.trimStart().startsWith('<');

function judgeStatus({ status, headers, body }: Arrived): WbShelfFailure | undefined {
  const message = `status ${status}`;
  if (status === 200) return undefined;
  if (status === 429)
    return {
      outcome: 'rateLimited',
      retryAfterMs: readRetryAfterMs(headers['retry-after']) ?? null,
      message,
    };
  if (status === 401 || status === 498) return { outcome: 'token', message };
  if (status === 403) return { outcome: isPage(body.toString()) ? 'challenge' : 'token', message };
  return { outcome: status >= 500 ? 'serverError' : 'drift', message };
}

/** Reads one page of a search, or tells by which of its many faces it refuses. */
export function readPage(answer: Arrived): WbPage | WbShelfFailure {
  const refused = judgeStatus(answer);
  if (refused) return refused;
  const text = answer.body.toString();
  if (isPage(text)) return { outcome: 'challenge', message: 'a page instead of data' };
  const json = parseJson(text);
  if (json === undefined) return { outcome: 'broken', message: 'not JSON' };
  const page = Page.safeParse(json);
  if (page.success) {
    const { products, total } = page.data;
    return {
      products: products.map(({ id, name }) => ({ nmId: id, title: name ?? '' })),
      total: total ?? null,
    };
  }
  const fields = z.record(z.string(), z.unknown()).safeParse(json).data ?? {};
  if ('metadata' in fields && !('products' in fields) && !('data' in fields))
    return { outcome: 'empty', message: 'metadata without products' };
  return { outcome: 'drift', message: page.error.issues[0]?.message ?? '' };
}
