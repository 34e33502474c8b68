import * as z from 'zod';
import type { Filter } from './filters.ts';
import type { Scale } from './scale.ts';
import type { GrowthMeasure } from './score.ts';

/** A query of the market with its score. */
export const MarketRow = z.object({
  query_id: z.int(),
  text: z.string(),
  count: z.int(),
  zero: z.int(),
  idle: z.int(),
  buyers: z.int(),
  price: z.int(),
  sellers: z.int(),
  count_before: z.int(),
  other: z.int(),
  other_before: z.int(),
  score: z.number(),
});
export type MarketRow = z.infer<typeof MarketRow>;

/** What the best of a market are looked for by. */
export type ListInput = {
  scale: Scale;
  growth: GrowthMeasure;
  filters: readonly Filter[];
  least: number;
  limit: number;
};

export type Best = { rows: MarketRow[]; total: number };
