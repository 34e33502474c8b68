import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { AbTestId, CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { RADAR_IMPORTANCE, RADAR_KINDS } from '../radar/bounds.ts';
import { route } from '../route.ts';

export const CHANGE_BOUNDS = {
  /** The first of all changes by their effect. */
  rows: 20,
} as const;

/**
 * Kopecks a day that the change is estimated to bring (below zero: to cost), by docs/metrics.md; null: nothing is known to
 * estimate it from.
 */
const effectKopecks = z.nullable(z.int());

/** A place of yesterday against one of today; deep: beyond the first thousand. */
const Fall = z.object({
  kind: z.literal('fall'),
  entryId: PositionEntryId,
  sku: Sku,
  product: z.string(),
  query: z.string(),
  city: z.string(),
  before: z.int(),
  after: z.union([z.int(), z.literal('deep'), z.literal('notFound')]),
  effectKopecks,
});

/** Searches of the newest measured week against the week before it. */
const QueryJump = z.object({
  kind: z.literal('jump'),
  query: z.string(),
  before: z.int(),
  after: z.int(),
  isTracked: z.boolean(),
  /** The own product that sells best by the query, of those that it led to; null: it is only tracked. */
  sku: z.nullable(Sku),
  effectKopecks,
});

const FinishedTest = z.object({
  kind: z.literal('test'),
  testId: AbTestId,
  name: z.string(),
  at: Instant,
  /** How much more often the winning image is clicked than the one before it; null: none has won. */
  lift: z.nullable(z.number()),
  effectKopecks,
});

const CardChange = z.object({
  kind: z.literal('card'),
  changeId: z.int(),
  sku: Sku,
  product: z.string(),
  isOwn: z.boolean(),
  what: z.enum(RADAR_KINDS),
  importance: z.enum(RADAR_IMPORTANCE),
  at: Instant,
  effectKopecks,
});

export const Change = z.discriminatedUnion('kind', [Fall, QueryJump, FinishedTest, CardChange]);
export type Change = z.infer<typeof Change>;

/** What has changed since yesterday, whichever tool knows of it, by what it is estimated to bring or cost. */
export const getChanges = route({
  method: 'POST',
  path: 'statistics/getChanges',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    /** The beginning of yesterday; places are compared with those of a day ago. */
    since: Instant,
    /** The first `CHANGE_BOUNDS.rows` of `total`. */
    changes: z.array(Change),
    total: z.int(),
    /** Of the newest figures that effects are estimated from; null: there are none. */
    figuresDay: z.nullable(Day),
  }),
  errors: [],
});
