import { CARD_BOUNDS } from '@vitrina/contract/tools/bounds.ts';
import * as z from 'zod/mini';
import { withDefault } from '../platform/with-default.ts';

const text = withDefault(z.string(), '');

export const CARD_TABS = ['queries', 'words', 'gaps', 'sellers', 'details'] as const;

/** Where most buyers are: the storefront shows a card to somebody somewhere. */
const MOSCOW = 213;

/** The state of the screen in the address. */
export const ProductCardSearch = z.object({
  /** What was typed: a SKU, an article or an address. */
  card: text,
  city: withDefault(z.int().check(z.positive(), z.maximum(1_000_000)), MOSCOW),
  /** The run that is open; empty: none. */
  run: text,
  tab: withDefault(z.enum(CARD_TABS), 'queries'),
  /** The own product that gaps are looked for; 0: none chosen. */
  own: withDefault(z.int().check(z.minimum(0)), 0),
  /** Runs side by side. */
  beside: withDefault(z.array(z.uuid()).check(z.maxLength(CARD_BOUNDS.sideBySide)), []),
});
export type ProductCardSearch = z.infer<typeof ProductCardSearch>;

export const FIRST_CARD: ProductCardSearch = z.parse(ProductCardSearch, {});

/** Left behind when another cabinet is chosen. */
export const CARD_OF_CABINET = ['run', 'own', 'beside'] as const satisfies (keyof ProductCardSearch)[];
