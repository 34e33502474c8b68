import { WANTED_BOUNDS, type WantedField } from '@vitrina/contract/positions/wanted-card.ts';
import { SHELF_DEPTHS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const text = withDefault(z.string(), '');

/** A wanted value of the own card; null: as it is. */
const wanted = (field: WantedField, number: z.ZodMiniNumber = z.int()) => {
  const { least, most } = WANTED_BOUNDS[field];
  return withDefault(z.nullable(number.check(z.minimum(least), z.maximum(most))), null);
};

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
  /** Own cards that take each other's places are listed beside the shelf. */
  rivals: withDefault(z.boolean(), false),
  /** "What if" of an own card, by its SKU; 0: of none. */
  whatIf: withDefault(z.int().check(z.minimum(0)), 0),
  toPrice: wanted('priceKopecks'),
  toDelivery: wanted('deliveryDays'),
  toRating: wanted('rating', z.number()),
  toReviews: wanted('reviewsCount'),
  toStock: wanted('stock'),
});
export type ProductsInSearchSearch = z.infer<typeof ProductsInSearchSearch>;

export const FIRST_SHELF: ProductsInSearchSearch = z.parse(ProductsInSearchSearch, {});

/** Left behind when another cabinet is chosen. */
export const SHELF_OF_CABINET = [
  'whatIf',
  'toPrice',
  'toDelivery',
  'toRating',
  'toReviews',
  'toStock',
] as const satisfies (keyof ProductsInSearchSearch)[];
