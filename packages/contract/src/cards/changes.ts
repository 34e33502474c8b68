import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, RadarChangeId, Sku } from '../ids.ts';
import { RadarImportance, RadarKind } from '../radar/changes.ts';
import { route } from '../route.ts';

/** A change in few words, for a flag. */
export const ProductChange = z.object({
  id: RadarChangeId,
  sku: Sku,
  isOwn: z.boolean(),
  kind: RadarKind,
  /** It came about between the last look before and the look that saw it. */
  from: Instant,
  at: Instant,
  times: z.int(),
  lastAt: Instant,
  isBack: z.boolean(),
  importance: RadarImportance,
  /** Kopecks, percent, days or pieces, as the kind is; null: it is no number. */
  figure: z.nullable(z.object({ was: z.nullable(z.number()), now: z.nullable(z.number()) })),
  /** Of pictures, characteristics, sellers, badges: how many came, went or are others; null: of another kind. */
  count: z.nullable(z.object({ appeared: z.int(), gone: z.int(), changed: z.int() })),
  /** Whether it went on sale (true) or off it (false); null: neither. */
  isOnSale: z.nullable(z.boolean()),
});
export type ProductChange = z.infer<typeof ProductChange>;

/** The newest of a period; more would make a flag at every point of a chart. */
export const MOST_PRODUCT_CHANGES = 500;

/** Of one product, oldest first: what its charts show as flags. A product that is not watched has none. */
export const listProductChanges = route({
  method: 'POST',
  path: 'product/getChanges',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, sku: Sku, from: Day, to: Day }),
  output: z.object({ changes: z.array(ProductChange) }),
  errors: ['searchHistory.outOfRange'],
});
