import { addDays, COLLECTION_START, type Day } from '@vitrina/contract/dates.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { PEAK_WINDOWS } from '../../queries/measured-days.ts';
import { lastReadyDay } from '../../queries/rules.ts';
import { fetchHistories, type RequestedQuery } from './fetch-histories.ts';
import type { DaySpan, Place } from './missing-days.ts';

/** The longest window and what it is compared with: one span serves the table, the charts and the hours. */
const LOOK_BACK_DAYS = PEAK_WINDOWS * 28;

/** Days that are closed: the daily file proves it; without one the last ready day may still be on its way. */
export function closedSpan(
  { marketplace }: Place,
  input: DaySpan,
  newestStored: Day | undefined,
  now: Date,
): DaySpan {
  const closed = newestStored ?? addDays(lastReadyDay(now), -1);
  const to = input.to < closed ? input.to : closed;
  const back = addDays(to, 1 - LOOK_BACK_DAYS);
  const from = input.from < back ? input.from : back;
  const start = COLLECTION_START[marketplace];
  return { from: from < start ? start : from, to };
}

/** The statistics of a city stand or fall with the provider: a half-filled answer would look like a fall of demand. */
export async function requireHistories(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>,
  place: Place,
  queries: readonly RequestedQuery[],
  span: DaySpan,
): Promise<void> {
  const { outcome } = await fetchHistories(context, place, queries, span);
  if (outcome !== 'ok') throw problem('external.serverError');
}
