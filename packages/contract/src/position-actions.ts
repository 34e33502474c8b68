import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { CabinetId, PositionEntryId } from './ids.ts';
import { POSITION_RULES, PositionBudget } from './positions.ts';
import { route } from './route.ts';
import { text } from './text.ts';

const inCabinet = z.object({ cabinetId: CabinetId });
const ofEntry = z.extend(inCabinet, { entryId: PositionEntryId });
const toCity = z.extend(ofEntry, { cityId: z.int().check(z.positive(), z.maximum(1_000_000)) });

const roomErrors = [
  'position.notFound',
  'plan.unavailable',
  'cabinet.limitExceeded',
  'position.tooManyQueries',
  'cabinet.invalidKey',
] as const;

/** All of them or none: what resumes is paid for again, and there may be no room. */
export const pausePositionEntries = route({
  method: 'POST',
  path: 'positionCheck/pause',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, {
    entryIds: z.array(PositionEntryId).check(z.minLength(1), z.maxLength(100)),
    isPaused: z.boolean(),
  }),
  output: z.object({ changed: z.int() }),
  errors: roomErrors,
});

/** What moving would cost: the queries of the old city are not paid for any more. */
export const previewPositionMove = route({
  method: 'POST',
  path: 'positionCheck/previewMove',
  access: { cabinet: 'view' },
  input: toCity,
  output: z.object({
    /** Less than zero where the old city's queries were nobody else's. */
    newUniqueQueries: z.int(),
    before: PositionBudget,
    after: PositionBudget,
    /** The product stands in that city already. */
    isTaken: z.boolean(),
  }),
  errors: ['position.notFound'],
});

export const movePositionEntry = route({
  method: 'POST',
  path: 'positionCheck/move',
  access: { cabinet: 'edit' },
  input: toCity,
  output: z.object({ firstExpectedAt: Instant }),
  errors: ['product.trackedInCity', ...roomErrors],
});

/** A check out of the plan, of one entry; `answered` of its queries have ended, with a place or without. */
export const PositionAsk = z.object({
  askedAt: Instant,
  queries: z.int(),
  answered: z.int(),
  isFinished: z.boolean(),
});
export type PositionAsk = z.infer<typeof PositionAsk>;

export const getPositionAsk = route({
  method: 'POST',
  path: 'positionCheck/getAsk',
  access: { cabinet: 'view' },
  input: ofEntry,
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
  input: z.extend(ofEntry, {
    /** Without them, all of the entry. */
    queries: z.optional(
      z.array(text(1, 200)).check(z.minLength(1), z.maxLength(POSITION_RULES.queriesPerEntry)),
    ),
  }),
  /** One that was running already, where there was one. */
  output: z.object({ ask: PositionAsk }),
  errors: [
    'position.notFound',
    'position.noQueries',
    'position.noQuota',
    'position.storefrontPaused',
    'position.storefrontOff',
    'plan.unavailable',
    'cabinet.invalidKey',
  ],
});
