import { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import { callFeed } from './call-feed.ts';
import { FeedDay } from './columns.ts';
import type { Feed, FeedAnswer } from './feed.ts';

/** Most days that one call may ask for. */
export const MAX_HISTORY_DAYS = 366;

const QueryHistory = z.object({
  query: z.string(),
  cityId: z.int(),
  unit: z.literal('searches'),
  days: z.array(FeedDay).max(MAX_HISTORY_DAYS),
  /** Searches of each hour of the Moscow day, from midnight. */
  hours: z
    .array(z.object({ day: Day, counts: z.array(z.int().min(0).max(4_000_000_000)).length(24) }))
    .max(MAX_HISTORY_DAYS),
});
export type QueryHistory = z.infer<typeof QueryHistory>;

type Ask = { marketplace: Marketplace; query: string; cityId: number; from: Day; to: Day };

/** `notReady` means that the provider does not know the query. */
export async function getQueryHistory(feed: Feed, ask: Ask): Promise<FeedAnswer<QueryHistory>> {
  const { marketplace, query, cityId, from, to } = ask;
  const answer = await callFeed(
    feed,
    { path: `/${marketplace}/query-history`, query: { query, city: String(cityId), from, to } },
    QueryHistory,
  );
  if (answer.outcome !== 'ok') return answer;
  const { days, hours } = answer.data;
  const isOurs = [...days, ...hours].every(({ day }) => day >= from && day <= to);
  if (!isOurs || answer.data.cityId !== cityId)
    return { outcome: 'drift', message: 'the answer is about other days or another city' };
  return answer;
}
