import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { EntryState } from './entry-state.ts';
import { TimeGrouping } from './grouping.ts';
import { CabinetId, PositionEntryId, Sku, TagId } from './ids.ts';
import { route } from './route.ts';
import { text } from './text.ts';

// product.md 9.2: about 1000 unique queries an hour per key; one unique query serves up to 10 products;
// at most 40 unique queries at the 5-minute step, then 30, then 60 minutes.
export const POSITION_RULES = {
  queriesPerHour: 1000,
  productsPerQuery: 10,
  queriesAtFiveMinutes: 40,
  stepsMinutes: [5, 30, 60],
  deepestPlace: 1000,
  queriesPerEntry: 200,
} as const;

export const StepMinutes = z.union([z.literal(5), z.literal(30), z.literal(60)]);
export type StepMinutes = z.infer<typeof StepMinutes>;

/** A place from 1 to 1000; `deep` is the 1000+ marker; `notFound` is н/н; null is "not checked". */
const KnownPlace = z.union([z.int(), z.literal('deep'), z.literal('notFound')]);
export const Place = z.nullable(KnownPlace);
export type Place = z.infer<typeof Place>;

/** By how far a place is from the first: 1000+ after every place, н/н after that; null is unknown and stands last. */
export function placeRank(place: NonNullable<Place>): number;
export function placeRank(place: Place): number | null;
export function placeRank(place: Place): number | null {
  if (place === 'deep') return POSITION_RULES.deepestPlace + 1;
  return place === 'notFound' ? POSITION_RULES.deepestPlace + 2 : place;
}

/** A place against the one of a day before. */
export const PlaceDelta = z.object({
  from: KnownPlace,
  to: KnownPlace,
  /** Positive: closer to the first; null where an end is н/н or 1000+, between which nothing is counted. */
  places: z.nullable(z.int()),
});
export type PlaceDelta = z.infer<typeof PlaceDelta>;

/** What a slot ended as. Only the first three say anything about the place; `missed`: planned, but nobody came to it;
 * `paused`: not planned, because a person paused the entry. */
export const CheckOutcome = z.enum([
  'found',
  'deep',
  'notFound',
  'blocked',
  'captcha',
  'rateLimited',
  'drift',
  'cityMismatch',
  'timeout',
  'unreachable',
  'serverError',
  'missed',
  'paused',
]);
export type CheckOutcome = z.infer<typeof CheckOutcome>;

/** What keeps everything that a cabinet tracks from being checked, the first to be mended first. */
export const TrackingBlock = z.enum(['key', 'plan']);
export type TrackingBlock = z.infer<typeof TrackingBlock>;

export const PositionEntry = z.object({
  id: PositionEntryId,
  sku: Sku,
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  cityId: z.int(),
  cityName: z.string(),
  queriesCount: z.int(),
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

export const PositionBudget = z.object({
  uniqueQueries: z.int(),
  stepMinutes: StepMinutes,
  products: z.int(),
  maximumProducts: z.int(),
  maximumQueries: z.int(),
});
export type PositionBudget = z.infer<typeof PositionBudget>;

/** Since when the step counts, and what it was before. */
export const PositionStepChange = z.object({
  changedAt: Instant,
  before: StepMinutes,
  stepMinutes: StepMinutes,
  /** As many as there were right after it. */
  uniqueQueries: z.int(),
});
export type PositionStepChange = z.infer<typeof PositionStepChange>;

const Queries = z.array(text(1, 200)).check(z.minLength(1), z.maxLength(POSITION_RULES.queriesPerEntry));
const inCabinet = z.object({ cabinetId: CabinetId });
const entryOf = z.extend(inCabinet, { entryId: PositionEntryId });

export const listPositionEntries = route({
  method: 'POST',
  path: 'positionCheck/list',
  access: { cabinet: 'view' },
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
  input: z.extend(inCabinet, {
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(1000)),
    cityId: z.int(),
    queries: Queries,
  }),
  output: z.object({ newUniqueQueries: z.int(), before: PositionBudget, after: PositionBudget }),
  errors: [],
});

const addErrors = [
  'product.trackedInCity',
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
  errors: addErrors,
});

export const addPositionQueries = route({
  method: 'POST',
  path: 'positionCheck/addQueries',
  access: { cabinet: 'edit' },
  input: z.extend(entryOf, { queries: Queries }),
  output: z.object({ added: z.int(), alreadyTracked: z.int() }),
  errors: ['position.notFound', ...addErrors],
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

/** One cell of the matrix. `gap` names why a checked slot has no place; both null: nothing was due or planned yet. */
export type PositionCell = {
  place: Place;
  gap: CheckOutcome | null;
  /** Minutes from the beginning of the bucket to the check it shows; left out where it shows no single one. */
  minute?: number;
  /** Of a bucket that may hold several checks and holds a planned one. */
  coverage?: CellCoverage;
};

/** `answered`: checks that told where the product stands, н/н and 1000+ among them. `planned`: these, those that failed
 * and slots that nobody came to; what is still to come and what a pause covers are not planned. */
type CellCoverage = { answered: number; planned: number };

/** Most buckets in one matrix: 28 days of hours. */
export const MAX_MATRIX_BUCKETS = 672;

export const getPositionMatrix = route({
  method: 'POST',
  path: 'positionCheck/get',
  access: { cabinet: 'view' },
  input: z.extend(entryOf, {
    from: Day,
    to: Day,
    grouping: z._default(TimeGrouping, 'Hour'),
    /** What a bucket of several checks shows. */
    choice: z._default(z.enum(['last', 'best', 'median']), 'last'),
  }),
  output: z.object({
    entry: PositionEntry,
    buckets: z.array(Instant),
    /** Of which days the frequencies of the rows are, in searches of all buyers; null: the market was not measured. */
    frequency: z.nullable(z.object({ window: z.int(), day: Day })),
    /** When the step of the cabinet's checks changed inside the period. */
    steps: z.array(
      z.object({
        changedAt: Instant,
        stepMinutes: StepMinutes,
        stepBefore: StepMinutes,
        uniqueQueries: z.int(),
      }),
    ),
    /** The first two periods of checks: until then no place is awaited. */
    collectingFrom: Instant,
    collectingUntil: Instant,
    rows: z.array(
      z.object({
        query: z.string(),
        /** A label that a person gave to the query of this product. */
        tag: z.nullable(z.string()),
        /** The word that it shares with other queries of the entry, in the form most of them use. */
        cluster: z.nullable(z.string()),
        /** Searches in the days of `frequency`; null: the market does not know the query. */
        frequency: z.nullable(z.int()),
        now: Place,
        /** Now against the last answer of the day that ended 24 hours ago; null where either is unknown. */
        delta: z.nullable(PlaceDelta),
        best: Place,
        median: z.nullable(z.number()),
        // In columns (position-cells.ts): a month of hours of forty queries is 26,880 cells.
        /** One a bucket: a place, 0 where nothing is known, or the number of what was heard instead of a place. */
        cells: z.array(z.int()),
        /** One a bucket, -1 for no single moment; empty where no cell has one. */
        minutes: z.array(z.int()),
        /** As in CellCoverage, in runs (position-cells.ts); both empty where buckets are no longer than the step. */
        answered: z.array(z.int()),
        planned: z.array(z.int()),
      }),
    ),
  }),
  errors: ['position.notFound', 'searchHistory.outOfRange'],
});

/** Where a product stands over all its queries and cities; a product that is not tracked is absent. */
export const ProductStanding = z.object({
  sku: Sku,
  /** Different queries, in however many cities. */
  queriesCount: z.int(),
  /** The best of the last 24 hours. */
  best: Place,
  /** Tracked, but not checked: the plan, the key or the cabinet does not allow it. */
  isBlocked: z.boolean(),
});
export type ProductStanding = z.infer<typeof ProductStanding>;

export const getProductStandings = route({
  method: 'POST',
  path: 'positionCheck/getProductStandings',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, { skus: z.array(Sku).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ standings: z.array(ProductStanding) }),
  errors: [],
});
