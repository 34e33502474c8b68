import type * as z from 'zod';
import { readJson, sendOrFail } from '../../platform/outbound/call-json.ts';
import { type Feed, type FeedAnswer, feedRequest } from './feed.ts';
import { judgeStatus } from './judge-answer.ts';

const TIMEOUT_MS = 10_000;
/** A year of one query with its hours is about 200 KB. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;

/** One GET of the provider feed, read to its end within the limits and checked against its shape. */
export async function callFeed<T extends z.ZodType>(
  feed: Feed,
  { path, query = {} }: { path: string; query?: Record<string, string> },
  shape: T,
  timeoutMs = TIMEOUT_MS,
): Promise<FeedAnswer<z.output<T>>> {
  const limits = { accept: 'application/json', timeoutMs, maxBytes: MAX_ANSWER_BYTES };
  const request = feedRequest(feed, `${path}?${String(new URLSearchParams(query))}`, limits);
  const answer = await sendOrFail(feed.send, request);
  if (answer.outcome !== 'answered') return answer;
  return judgeStatus(answer.status, answer.headers['retry-after']) ?? readJson(answer, shape);
}
