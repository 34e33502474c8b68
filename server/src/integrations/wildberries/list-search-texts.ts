import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Current, Place, Text, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const CurrentPlace = z.object({ current: Place }).transform(({ current }) => current);
const SearchText = z
  .object({
    text: Text,
    nmId: Whole,
    frequency: Current,
    weekFrequency: Whole,
    avgPosition: CurrentPlace,
    medianPosition: CurrentPlace,
    openCard: Current,
    addToCart: Current,
    orders: Current,
    visibility: Current,
  })
  .transform(({ openCard, addToCart, visibility, frequency, ...rest }) => ({
    ...rest,
    /** How many times it was typed in the period; people who typed it twice count twice. */
    timesTyped: frequency,
    openings: openCard,
    carts: addToCart,
    visibilityPercent: visibility,
  }));
const Answer = z.object({ data: z.object({ items: z.array(SearchText) }) });
export type SearchText = z.output<typeof SearchText>;

/** The contract's bounds: more texts for the higher levels of the subscription. */
export const SEARCH_TEXT_BOUNDS = { nmIds: 50, texts: 30, textsOfHigherLevels: 100, daysBack: 365 } as const;

type Input = { nmIds: readonly number[]; from: string; to: string; limit: number };

/** The queries by which buyers most often opened the seller's products. Needs the subscription Jam. */
export async function listSearchTexts(
  key: WbKey,
  { nmIds, from, to, limit }: Input,
): Promise<CallAnswer<SearchText[]>> {
  const body = {
    currentPeriod: { start: from, end: to },
    nmIds,
    topOrderBy: 'openCard',
    orderBy: { field: 'openCard', mode: 'desc' },
    includeSubstitutedSKUs: true,
    includeSearchTexts: true,
    limit,
  };
  const answer = await callWb(key, 'searchTexts', { body }, Answer);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.data.items } : answer;
}
