import { z } from 'zod';
import { type Period, PeriodAsk, readPeriod } from '../period.ts';
import type { WbCall } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';

const MOST_ROWS = 1000;

export const OrderMode = z.enum(['asc', 'desc']);

/** What all search reports ask for. */
export const SearchAsk = z.object({
  currentPeriod: PeriodAsk,
  pastPeriod: PeriodAsk.optional(),
  includeSubstitutedSKUs: z.boolean().default(true),
  includeSearchTexts: z.boolean().default(true),
});

export const PositionCluster = z.enum(['all', 'firstHundred', 'secondHundred', 'below']);
export type PositionCluster = z.infer<typeof PositionCluster>;

export const SEARCH_FIELDS = [
  'avgPosition',
  'openCard',
  'addToCart',
  'openToCart',
  'orders',
  'cartToOrder',
  'visibility',
] as const;
export const SearchOrder = z.object({ field: z.enum(SEARCH_FIELDS), mode: OrderMode });

export const TableAsk = SearchAsk.extend({
  positionCluster: PositionCluster,
  limit: z.int().min(1).max(MOST_ROWS),
  offset: z.int().min(0),
});

export const ProductFilter = z.object({
  nmIds: z.array(z.int()).default([]),
  subjectIds: z.array(z.int()).default([]),
  brandNames: z.array(z.string()).default([]),
  tagIds: z.array(z.int()).default([]),
});
export type ProductFilter = z.infer<typeof ProductFilter>;

export type RequestedPeriods = { current: Period; past: Period | undefined };

/** The two periods of a report; throws its refusal. */
export function readPeriods(ask: z.infer<typeof SearchAsk>, now: WbCall['now']): RequestedPeriods {
  if (!ask.includeSubstitutedSKUs && !ask.includeSearchTexts)
    throw refuse('analytics', 400, 'includeSubstitutedSKUs and includeSearchTexts can not both be false');
  const current = readPeriod(ask.currentPeriod, now);
  if ('refused' in current) throw refuse('analytics', 400, `currentPeriod.${current.refused}`);
  if (ask.pastPeriod === undefined) return { current, past: undefined };
  const past = readPeriod(ask.pastPeriod, now);
  if ('refused' in past) throw refuse('analytics', 400, `pastPeriod.${past.refused}`);
  if (past.to >= current.from)
    throw refuse('analytics', 400, 'pastPeriod.end: must be earlier than currentPeriod.start');
  if (past.to - past.from > current.to - current.from)
    throw refuse('analytics', 400, 'pastPeriod: must not be longer than currentPeriod');
  return { current, past };
}
