import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, PositionEntryId } from '../ids.ts';
import { route } from '../route.ts';

const entryIds = z.array(PositionEntryId);

/** Says where to look again, never what is there: everything shown comes from the routes that answer with it. */
export const PositionEvent = z.discriminatedUnion('kind', [
  /** Checks of these entries can be read now. */
  z.object({ kind: z.literal('observations'), entryIds, at: Instant }),
  /** Entries, their queries, the step or a pause changed. */
  z.object({ kind: z.literal('tracking'), at: Instant }),
  /** A check that a person asked for went on. */
  z.object({ kind: z.literal('ask'), entryIds, at: Instant }),
]);
export type PositionEvent = z.infer<typeof PositionEvent>;

/** How many entries one event names at most: PostgreSQL carries 8000 bytes. */
export const ENTRIES_PER_EVENT = 500;

export const followPositions = route({
  method: 'POST',
  path: 'positionCheck/follow',
  kind: 'events',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: PositionEvent,
  errors: ['request.tooMany'],
});
