import { SHELF_DEPTHS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const text = withDefault(z.string(), '');

/** The state of the screen in the address. */
export const ProductsInSearchSearch = z.object({
  query: text,
  /** 0: not chosen yet. */
  city: withDefault(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0),
  depth: withDefault(z.union(SHELF_DEPTHS.map((depth) => z.literal(depth))), 100),
  /** A stored moment; empty: the newest. */
  at: text,
  /** Another moment to compare with; empty: none. */
  against: text,
  view: withDefault(z.enum(['table', 'grid']), 'table'),
});
export type ProductsInSearchSearch = z.infer<typeof ProductsInSearchSearch>;

export const FIRST_SHELF: ProductsInSearchSearch = z.parse(ProductsInSearchSearch, {});
