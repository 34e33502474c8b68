import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId } from './ids.ts';
import { Note } from './notes.ts';
import { route } from './route.ts';

/** A figure of a week, of the week before where the two can be compared, and of single days. null: not measured. */
const Trend = z.object({
  week: z.nullable(z.number()),
  weekBefore: z.nullable(z.number()),
  days: z.array(z.nullable(z.number())),
});
export type Trend = z.infer<typeof Trend>;

/** The morning page: what is connected, what is tracked, and how tracked products stood over the last 28 days. */
export const getOverview = route({
  method: 'POST',
  path: 'statistics/getOverview',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    productsCount: z.int(),
    trackedProducts: z.int(),
    trackedQueries: z.int(),
    /** How many tracked queries stand in each top now, and stood a week ago; null: nothing was checked. */
    tops: z.array(
      z.object({
        top: z.union([z.literal(10), z.literal(50), z.literal(100)]),
        now: z.nullable(z.int()),
        weekAgo: z.nullable(z.int()),
        /** The same 27, 26, … and 0 days ago. */
        days: z.array(z.nullable(z.int())),
      }),
    ),
    /** What the marketplace reports of buyers who searched, over all products; the days end with the newest one. */
    searchFigures: z.object({
      state: z.enum(['ok', 'collecting', 'noPremium', 'failed']),
      week: z.nullable(z.object({ from: Day, to: Day })),
      /** People who saw a product of the cabinet in a query / people who searched for it. */
      visibility: Trend,
      orders: Trend,
    }),
    /** Image tests under way, paused ones too: now, a week ago, and at this time of each of the days. */
    runningTests: z.object({ now: z.int(), weekAgo: z.int(), days: z.array(z.int()) }),
    days: z.array(Day),
    /** product.md 3.4, chart data per product: average place of found queries by day. */
    averageData: z.array(
      z.object({
        product: z.string(),
        productId: z.int(),
        averages: z.array(z.object({ date: Day, averageValue: z.nullable(z.number()) })),
      }),
    ),
    /** What people wrote about these products in these days. */
    notes: z.array(Note),
    ownQueries: z.array(
      z.object({
        query: z.string(),
        searchUsers: z.nullable(z.int()),
        position: z.nullable(z.number()),
        day: Day,
      }),
    ),
  }),
  errors: [],
});
