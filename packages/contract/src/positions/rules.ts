import * as z from 'zod/mini';

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
