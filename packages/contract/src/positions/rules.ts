import * as z from 'zod/mini';

// product.md 9.2: about 1000 unique queries an hour per key; one unique query serves up to 10 products.
export const POSITION_RULES = {
  queriesPerHour: 1000,
  /** So much of the hour is ready at once, at most. */
  queriesAtOnce: 100,
  productsPerQuery: 10,
  deepestPlace: 1000,
  queriesPerEntry: 200,
} as const;

export const StepMinutes = z.union([z.literal(5), z.literal(30), z.literal(60)]);
export type StepMinutes = z.infer<typeof StepMinutes>;

/**
 * The step by the number of unique queries of a key; reasons in docs/decisions/0006.
 *
 *     unique queries   step     checks an hour, at most
 *     0 – 40           5 min    40 × 12 = 480    product.md 9.2 names the 40
 *     41 – 500         30 min   500 × 2 = 1000   product.md 9.2: about 1000 unique queries an hour per key
 *     501 – 1000       60 min   1000 × 1 = 1000
 *     over 1000        refused: the key's hour has no room for another query at the longest step
 */
export const STEP_TABLE = [
  { stepMinutes: 5, mostQueries: 40 },
  { stepMinutes: 30, mostQueries: POSITION_RULES.queriesPerHour / 2 },
  { stepMinutes: 60, mostQueries: POSITION_RULES.queriesPerHour },
] as const;

type Step = (typeof STEP_TABLE)[number];

export function chooseStep(uniqueQueries: number): StepMinutes {
  return STEP_TABLE.find((row) => uniqueQueries <= row.mostQueries)?.stepMinutes ?? 60;
}

/** undefined: it is the longest. */
export function nextStep(stepMinutes: StepMinutes): Step | undefined {
  return STEP_TABLE.find((row) => row.stepMinutes > stepMinutes);
}

/** undefined: it is the shortest. */
export function shorterStep(stepMinutes: StepMinutes): Step | undefined {
  return STEP_TABLE.findLast((row) => row.stepMinutes < stepMinutes);
}

/** More than these, and the step is the next one; after the longest nothing more is taken. */
export function mostQueriesAt(stepMinutes: StepMinutes): number {
  return STEP_TABLE.find((row) => row.stepMinutes === stepMinutes)?.mostQueries ?? 0;
}
