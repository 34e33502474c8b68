import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { POSITION_FORECAST } from '../positions/forecast.ts';
import { route } from '../route.ts';

export const MORNING_BOUNDS = {
  /** Of what fell, and of what is likely to. */
  rows: 4,
  /** Evenings ahead that a likely fall is looked for on; today's is the first. */
  evenings: 3,
  /** A likely fall: the chance to stay goes below an even one, and loses so many points of a hundred. */
  mostChance: 50,
  leastLoss: 20,
} as const;

const ofCell = {
  entryId: PositionEntryId,
  sku: Sku,
  product: z.string(),
  query: z.string(),
  city: z.string(),
  /** In the newest measured week; null: the market does not know the query. */
  searches: z.nullable(z.int()),
};

/** A place of a day ago against the newest one; deep: beyond the first thousand. */
const MorningFall = z.object({
  ...ofCell,
  before: z.int(),
  after: z.union([z.int(), z.literal('deep'), z.literal('notFound')]),
  /** The beginning of the hour of the newest answer: the cell that knows why. */
  bucket: Instant,
});
export type MorningFall = z.infer<typeof MorningFall>;

const Top = z.union(POSITION_FORECAST.tops.map((top) => z.literal(top)));

/** Stands in a top that it will hardly hold. Chances are percent, from 1 to 99. */
const LikelyFall = z.object({
  ...ofCell,
  place: z.int(),
  top: Top,
  chanceNow: z.int(),
  /** At the evening of `day`, the least of those ahead. */
  chance: z.int(),
  day: Day,
  /** The range of 80 % at that moment; null: 1000+ or not found. */
  best: z.nullable(z.int()),
  worst: z.nullable(z.int()),
});
export type LikelyFall = z.infer<typeof LikelyFall>;

/** What fell since yesterday, and what the night's forecast expects to fall. */
export const getMorning = route({
  method: 'POST',
  path: 'statistics/getMorning',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    /** `outOfPlan`: the plan has no position check; `nothing`: no query is checked. */
    tracking: z.enum(['ok', 'outOfPlan', 'nothing']),
    falls: z.object({
      /** Those with an answer today and a day ago; of the others nothing can be said. */
      compared: z.int(),
      total: z.int(),
      rows: z.array(MorningFall),
    }),
    likely: z.object({
      /** Forecasts of last night that say something, and those that cannot. */
      said: z.int(),
      unsaid: z.int(),
      total: z.int(),
      rows: z.array(LikelyFall),
    }),
  }),
  errors: [],
});
export type Morning = z.infer<(typeof getMorning)['output']>;
