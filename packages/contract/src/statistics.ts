import * as z from 'zod/mini';
import { Day } from './dates.ts';
import { CabinetId } from './ids.ts';
import { route } from './route.ts';

/** The morning page: what is connected, what is tracked, and how tracked products stood over the last 28 days. */
export const getOverview = route({
  method: 'POST',
  path: 'statistics/getOverview',
  access: { cabinet: 'view' },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    productsCount: z.int(),
    trackedProducts: z.int(),
    trackedQueries: z.int(),
    /** How many tracked queries stand in each top now, and stood a week ago; null while nothing was checked. */
    tops: z.array(
      z.object({
        top: z.union([z.literal(10), z.literal(50), z.literal(100)]),
        now: z.nullable(z.int()),
        weekAgo: z.nullable(z.int()),
      }),
    ),
    days: z.array(Day),
    /** product.md 3.4, chart data per product: average place of found queries by day. */
    averageData: z.array(
      z.object({
        product: z.string(),
        productId: z.int(),
        averages: z.array(z.object({ date: Day, averageValue: z.nullable(z.number()) })),
      }),
    ),
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
