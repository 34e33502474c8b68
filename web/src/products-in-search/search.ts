import { SHELF_DEPTHS } from '@vitrina/contract/tool-bounds.ts';
import * as z from 'zod/mini';

const text = z.catch(z._default(z.string(), ''), '');

/** The state of the screen in the address. */
export const ProductsInSearchSearch = z.object({
  query: text,
  /** 0: not chosen yet. */
  city: z.catch(z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0), 0),
  depth: z.catch(z._default(z.union(SHELF_DEPTHS.map((depth) => z.literal(depth))), 100), 100),
  /** A stored moment; empty: the newest. */
  at: text,
  /** Another moment to compare with; empty: none. */
  against: text,
  view: z.catch(z._default(z.enum(['table', 'grid']), 'table'), 'table'),
});
export type ProductsInSearchSearch = z.infer<typeof ProductsInSearchSearch>;

export const FIRST_SHELF: ProductsInSearchSearch = z.parse(ProductsInSearchSearch, {});
