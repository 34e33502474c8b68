import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { TimeGrouping } from '../grouping.ts';
import { CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { PositionEntry } from './entries.ts';
import { CheckOutcome, Place, PlaceDelta } from './places.ts';
import { StepMinutes } from './rules.ts';

const inCabinet = z.object({ cabinetId: CabinetId });
const entryOf = z.extend(inCabinet, { entryId: PositionEntryId });

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
  access: { cabinet: 'view', isOpenInExample: true },
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
        /** The plan has no room for it: it is not checked until there is. */
        isResting: z.boolean(),
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
        // In columns (matrix-cells.ts): a month of hours of forty queries is 26,880 cells.
        /** One a bucket: a place, 0 where nothing is known, or the number of what was heard instead of a place. */
        cells: z.array(z.int()),
        /** One a bucket, -1 for no single moment; empty where no cell has one. */
        minutes: z.array(z.int()),
        /** As in CellCoverage, in runs (matrix-cells.ts); both empty where buckets are no longer than the step. */
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
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, { skus: z.array(Sku).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ standings: z.array(ProductStanding) }),
  errors: [],
});
