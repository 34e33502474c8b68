import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { Page, SortDirection } from './paging.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** The latest by its moment; all of them: `listNotes`. */
export const LastNote = z.object({ at: Instant, text: z.string() });
export type LastNote = z.infer<typeof LastNote>;

export const Product = z.object({
  sku: Sku,
  offerId: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  priceKopecks: z.nullable(z.int()),
  isArchived: z.boolean(),
  syncedAt: Instant,
  lastNote: z.nullable(LastNote),
});
export type Product = z.infer<typeof Product>;

export const listProducts = route({
  method: 'POST',
  path: 'product/list',
  access: { cabinet: 'view' },
  input: z.extend(Page, {
    cabinetId: CabinetId,
    /** spec 5: digits only match the SKU, anything else matches the normalised name or article. */
    search: z._default(text(0, 200), ''),
    sort: z._default(z.enum(['name', 'price', 'sku']), 'name'),
    direction: z._default(SortDirection, 'asc'),
    /** The second key: orders what the first leaves equal. */
    thenSort: z.optional(z.enum(['name', 'price', 'sku'])),
    thenDirection: z._default(SortDirection, 'asc'),
  }),
  output: z.object({ products: z.array(Product), total: z.int(), syncedAt: z.nullable(Instant) }),
  errors: [],
});

/** Asks for a sync now; it runs as a job and its state is a line of getCollectors. */
export const syncProducts = route({
  method: 'POST',
  path: 'product/sync',
  access: { cabinet: 'edit' },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({ isQueued: z.boolean() }),
  errors: [],
});
