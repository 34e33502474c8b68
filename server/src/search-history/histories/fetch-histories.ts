import { addDays } from '@vitrina/contract/dates.ts';
import { type Feed, type FeedFailure, feedOf } from '../../integrations/query-feed/feed.ts';
import { getQueryHistory, MAX_HISTORY_DAYS } from '../../integrations/query-feed/get-query-history.ts';
import type { Context } from '../../platform/context.ts';
import { type DaySpan, listMissingSpans, type MissingSpan, type Place } from './missing-days.ts';
import { type Fetched, storeHistories } from './store-histories.ts';

type HistoryContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>;
export type RequestedQuery = { id: number; text: string };
export type FetchOutcome = { outcome: 'ok' } | FeedFailure | { outcome: 'off' };

/** Calls in the air at once for one request; the provider's own limit answers 429. */
const AT_ONCE = 6;

/** What is being fetched now, a promise for each place and query, by the engine that it will be stored in. */
const inFlight = new WeakMap<HistoryContext['clickhouse'], Map<string, Promise<FetchOutcome>>>();

function cutSpan(span: MissingSpan): MissingSpan[] {
  const pieces: MissingSpan[] = [];
  for (let from = span.from; from <= span.to; from = addDays(from, MAX_HISTORY_DAYS)) {
    const end = addDays(from, MAX_HISTORY_DAYS - 1);
    pieces.push({ ...span, from, to: end < span.to ? end : span.to });
  }
  return pieces;
}

/** Asks until everything is there or one call fails; what came before the failure is kept. */
async function fetchPieces(
  feed: Feed,
  { marketplace, cityId }: Place,
  pieces: MissingSpan[],
  texts: ReadonlyMap<number, string>,
): Promise<{ fetched: Fetched[]; failure: FeedFailure | undefined }> {
  const fetched: Fetched[] = [];
  let failure: FeedFailure | undefined;
  const queue = [...pieces];
  async function work() {
    for (let piece = queue.shift(); piece && !failure; piece = queue.shift()) {
      const query = texts.get(piece.queryId) ?? '';
      const { from, to } = piece;
      const answer = await getQueryHistory(feed, { marketplace, query, cityId, from, to });
      if (answer.outcome === 'ok') fetched.push({ ...piece, history: answer.data });
      else if (answer.outcome === 'notReady') fetched.push({ ...piece, history: undefined });
      else failure = answer;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { fetched, failure };
}

async function fetchMissing(
  context: HistoryContext,
  feed: Feed,
  place: Place,
  { queries, span }: { queries: readonly RequestedQuery[]; span: DaySpan },
): Promise<FetchOutcome> {
  const ids = queries.map((query) => query.id);
  const missing = await listMissingSpans(context, place, ids, span);
  if (missing.length === 0) return { outcome: 'ok' };
  const texts = new Map(queries.map((query) => [query.id, query.text]));
  const { fetched, failure } = await fetchPieces(feed, place, missing.flatMap(cutSpan), texts);
  await storeHistories(context, place, fetched);
  if (failure) context.log.warn({ ...place, ...failure }, 'query histories are unavailable');
  return failure ?? { outcome: 'ok' };
}

/**
 * Brings the days and hours of a few queries in one place that are not stored yet, each of them once. A screen asks for
 * the table, the charts and the hours of the same queries at one moment: the first call fetches, the others wait for it.
 */
export async function fetchHistories(
  context: HistoryContext,
  place: Place,
  queries: readonly RequestedQuery[],
  span: DaySpan,
): Promise<FetchOutcome> {
  const feed = feedOf(context);
  if (!feed) return { outcome: 'off' };
  if (queries.length === 0 || span.from > span.to) return { outcome: 'ok' };
  const reads = inFlight.get(context.clickhouse) ?? new Map<string, Promise<FetchOutcome>>();
  inFlight.set(context.clickhouse, reads);
  const keys = queries.map(({ id }) => `${place.marketplace} ${place.cityId} ${id}`);
  const earlier = [...new Set(keys.flatMap((key) => reads.get(key) ?? []))];
  const read = (async () => {
    const outcomes = await Promise.all(earlier);
    // A provider that failed a moment ago is not made to fail again for every panel of the screen.
    const failed = outcomes.find(({ outcome }) => outcome !== 'ok');
    return failed ?? fetchMissing(context, feed, place, { queries, span });
  })();
  for (const key of keys) reads.set(key, read);
  try {
    return await read;
  } finally {
    for (const key of keys) if (reads.get(key) === read) reads.delete(key);
  }
}
