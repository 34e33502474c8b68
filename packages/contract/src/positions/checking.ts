import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, PositionEntryId } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { POSITION_RULES } from './rules.ts';

const entryOf = z.object({ cabinetId: CabinetId, entryId: PositionEntryId });

/** A check out of the plan, of one entry; `answered` of its queries have ended, with a place or without. */
export const PositionAsk = z.object({
  requestedAt: Instant,
  queries: z.int(),
  answered: z.int(),
  isFinished: z.boolean(),
});
export type PositionAsk = z.infer<typeof PositionAsk>;

export const getPositionAsk = route({
  method: 'POST',
  path: 'positionCheck/getAsk',
  access: { cabinet: 'view', isOpenInExample: true },
  input: entryOf,
  output: z.object({
    /** The last one. */
    ask: z.nullable(PositionAsk),
    /** Checks that the key's hour has room for now. */
    left: z.int(),
  }),
  errors: ['position.notFound'],
});

export const checkPositionsNow = route({
  method: 'POST',
  path: 'positionCheck/checkNow',
  access: { cabinet: 'edit' },
  input: z.extend(entryOf, {
    /** Without them, all of the entry. */
    queries: z.optional(
      z.array(queryText()).check(z.minLength(1), z.maxLength(POSITION_RULES.queriesPerEntry)),
    ),
  }),
  /** One that was running already, where there was one. */
  output: z.object({ ask: PositionAsk }),
  errors: [
    'position.notFound',
    'product.blocked',
    'position.noQueries',
    'position.noQuota',
    'position.storefrontPaused',
    'position.storefrontOff',
    'plan.unavailable',
    'cabinet.invalidKey',
  ],
});
