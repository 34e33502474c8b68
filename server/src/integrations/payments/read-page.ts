import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callPayments } from './call-payments.ts';
import type { Shop } from './shop.ts';

export type Page<Item> = {
  items: Item[];
  /** Objects that could not be read: they take none of the others with them, and are not passed over in silence. */
  unreadable: number;
  nextCursor: string | null;
};

/** The contract's largest page. */
const PAGE_SIZE = 100;

/** One page of a list, the newest first; the cursor of a page asks for the next one. */
export async function readPage<Item>(
  shop: Shop,
  collection: string,
  query: Readonly<Record<string, string | undefined>>,
  item: z.ZodType<Item>,
): Promise<CallAnswer<Page<Item>>> {
  const search = new URLSearchParams({ limit: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const shape = z
    .object({ items: z.array(z.unknown()), next_cursor: z.string().nullish() })
    .transform(({ items, next_cursor }) => {
      const read = items.flatMap((one) => item.safeParse(one).data ?? []) as Item[];
      return { items: read, unreadable: items.length - read.length, nextCursor: next_cursor ?? null };
    });
  return callPayments(shop, { method: 'GET', path: `/${collection}?${String(search)}` }, shape);
}
