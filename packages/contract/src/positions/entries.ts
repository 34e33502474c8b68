import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, PositionEntryId, Sku, TagId } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { PositionBudget, PositionStepChange } from './budget.ts';
import { EntryState } from './entry-state.ts';
import { POSITION_RULES, StepMinutes } from './rules.ts';

/**
 * What keeps an entry from being checked, the first to be mended first: the key or the plan of the whole cabinet, or the room
 * that the plan has, which older entries take.
 */
const TrackingBlock = z.enum(['key', 'plan', 'room']);

export const PositionEntry = z.object({
  id: PositionEntryId,
  sku: Sku,
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  cityId: z.int(),
  cityName: z.string(),
  queriesCount: z.int(),
  /** How many of them the plan has no room for: they are not checked until it has. */
  restingQueries: z.int(),
  averagePlace: z.nullable(z.number()),
  foundCount: z.int(),
  checkedCount: z.int(),
  top10: z.int(),
  top50: z.int(),
  top100: z.int(),
  notFoundCount: z.int(),
  state: EntryState,
  /** Of `blocked`: why. */
  blockedBy: z.nullable(TrackingBlock),
  /** By a person; `state` may name something stronger. */
  isPaused: z.boolean(),
  stepMinutes: StepMinutes,
  /** In the future for what an additional cabinet begins at 09:00 Moscow. */
  startsAt: Instant,
  firstExpectedAt: Instant,
  lastCheckedAt: z.nullable(Instant),
  nextCheckAt: z.nullable(Instant),
  tagIds: z.array(TagId),
});
export type PositionEntry = z.infer<typeof PositionEntry>;

const Queries = z.array(queryText()).check(z.minLength(1), z.maxLength(POSITION_RULES.queriesPerEntry));
const inCabinet = z.object({ cabinetId: CabinetId });
const entryOf = z.extend(inCabinet, { entryId: PositionEntryId });

export const listPositionEntries = route({
  method: 'POST',
  path: 'positionCheck/list',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({
    entries: z.array(PositionEntry),
    budget: PositionBudget,
    /** The last one; null: the step has never changed. */
    stepChange: z.nullable(PositionStepChange),
  }),
  errors: [],
});

/** What adding the same queries to products in one city would cost, before it is confirmed. */
export const previewPositionEntry = route({
  method: 'POST',
  path: 'positionCheck/preview',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: z.extend(inCabinet, {
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(1000)),
    cityId: z.int(),
    queries: Queries,
  }),
  output: z.object({ newUniqueQueries: z.int(), before: PositionBudget, after: PositionBudget }),
  errors: [],
});

/** Of whatever makes a cabinet track more. */
const roomErrors = [
  'plan.unavailable',
  'cabinet.limitExceeded',
  'position.tooManyQueries',
  'cabinet.invalidKey',
] as const;

export const addPositionEntry = route({
  method: 'POST',
  path: 'positionCheck/add',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, {
    sku: Sku,
    cityId: z.int().check(z.positive(), z.maximum(1_000_000)),
    queries: Queries,
  }),
  output: z.object({ entryId: PositionEntryId, firstExpectedAt: Instant }),
  errors: ['product.trackedInCity', ...roomErrors],
});

export const addPositionQueries = route({
  method: 'POST',
  path: 'positionCheck/addQueries',
  access: { cabinet: 'edit' },
  input: z.extend(entryOf, { queries: Queries }),
  output: z.object({ added: z.int(), alreadyTracked: z.int() }),
  errors: ['position.notFound', 'product.trackedInCity', 'product.blocked', ...roomErrors],
});

export const removePositionQueries = route({
  method: 'POST',
  path: 'positionCheck/removeQueries',
  access: { cabinet: 'edit' },
  input: z.extend(entryOf, { queries: Queries }),
  output: z.object({ removed: z.int() }),
  errors: ['position.notFound'],
});

export const deletePositionEntry = route({
  method: 'POST',
  path: 'positionCheck/delete',
  access: { cabinet: 'edit' },
  input: entryOf,
  output: z.object({}),
  errors: ['position.notFound'],
});

const toCity = z.extend(entryOf, { cityId: z.int().check(z.positive(), z.maximum(1_000_000)) });

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
  errors: ['position.notFound', 'product.blocked', ...roomErrors],
});

/** What moving would cost: the queries of the old city are not paid for any more. */
export const previewPositionMove = route({
  method: 'POST',
  path: 'positionCheck/previewMove',
  access: { cabinet: 'view' },
  tokens: 'read',
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
  errors: ['product.trackedInCity', 'position.notFound', ...roomErrors],
});
