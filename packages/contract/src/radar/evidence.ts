import * as z from 'zod/mini';
import { Day } from '../dates.ts';
import { CabinetId, PiggyBackerId, Sku } from '../ids.ts';
import { Language } from '../languages.ts';
import { route } from '../route.ts';

export const EVIDENCE_BOUNDS = {
  /** Days of one pack. */
  days: 366,
} as const;

/**
 * A file that proves who sold on an own card when: snapshots with their chain of hashes, stays, pictures and a report to
 * read. It appears among the person's exports. It reaches back as far as the plan shows the radar's history.
 */
export const orderEvidence = route({
  method: 'POST',
  path: 'radar/orderEvidence',
  access: { cabinet: 'view' },
  input: z.object({
    cabinetId: CabinetId,
    sku: Sku,
    from: Day,
    to: Day,
    /** Only the seller of this stay; null: all but those that are marked as one's own. */
    piggyBackerId: z._default(z.nullable(PiggyBackerId), null),
    language: z._default(Language, 'ru'),
  }),
  output: z.object({ exportId: z.uuid() }),
  errors: [
    'searchHistory.outOfRange',
    'radarProduct.notFound',
    'piggyBacker.notFound',
    'request.invalid',
    'request.tooHeavy',
    'export.tooMany',
  ],
});
