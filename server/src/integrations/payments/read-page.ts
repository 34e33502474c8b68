import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments } from './call-payments.ts';
import type { Shop } from './shop.ts';

export type Page<Item> = { items: Item[]; nextCursor: string | null };

/** The contract's largest page. */
const PAGE_SIZE = 100;

/** One page of a list, the newest first; the cursor of a page asks for the next one. */
export async function readPage<Item extends z.ZodType>(
  shop: Shop,
  collection: string,
  query: Readonly<Record<string, string | undefined>>,
  item: Item,
): Promise<CallAnswer<Page<z.output<Item>>>> {
  const search = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const shape = z
    .object({ items: z.array(item), next_cursor: z.string().nullish() })
    .transform(({ items, next_cursor }) => ({ items, nextCursor: next_cursor ?? null }));
  return callPayments(shop, { method: 'GET', path: `/${collection}?${String(search)}` }, shape);
}
