import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { type CabinetRow, findCabinet } from '../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../cabinets/keys/performance-key.ts';
import { createTokenCache } from '../integrations/ozon-performance/create-token-cache.ts';
import { REPORT_LEASE } from '../integrations/ozon-performance/limits.ts';
import { orderNextReport } from '../own-queries/advertising/order-next-report.ts';
import { findReport } from '../own-queries/advertising/pending-report.ts';
import { takeReport } from '../own-queries/advertising/take-report.ts';
import { collectAnalyticsDays } from '../own-queries/analytics/collect-own-analytics.ts';
import { collectOwnQueryDays, listMissingQueryDays } from '../own-queries/collect-own-queries.ts';
import { listFigureDays } from '../own-queries/figure-days.ts';
import { missingDays } from '../own-queries/rules.ts';
import { stoppedClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { contextAt } from './context-at.ts';
import type { Filling, FillingParams } from './filling.ts';

/** The newest of them are collected by the worker itself, as for every cabinet. */
const COLLECTED_DAYS = 28;
const DAYS = 90;

function orThrow<Answer extends { outcome: string }>(what: string, answer: Answer): Answer {
  if (answer.outcome !== 'ok') throw new Error(`${what} did not come: ${answer.outcome}`);
  return answer;
}

/** The marketplace serves the days of one month at any moment: those of an earlier month, at an earlier one. */
async function fillQueries(context: Context, cabinet: CabinetRow, at: Date): Promise<void> {
  const then = contextAt(context, at);
  const missing = await listMissingQueryDays(then, cabinet.id);
  orThrow('Own queries', await collectOwnQueryDays(then, cabinet, missing));
}

/** All days at once, page by page: the method may be called once a minute, and the worker calls it too. */
async function fillAnalytics(context: Context, cabinet: CabinetRow, at: Date): Promise<void> {
  const stored = new Set(await listFigureDays(context, cabinet.id, 'analytics'));
  const missing = missingDays(at, stored);
  if (missing.length > 0) orThrow('Analytics', await collectAnalyticsDays(context, cabinet, missing));
}

/** Reports of an earlier month are ordered today like those of this one, so only the plan of days is of that moment. */
async function fillAdvertising(
  context: Context,
  cabinet: CabinetRow,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<void> {
  if (cabinet.performance_status !== 'valid') return;
  const key = openPerformanceKey(
    context,
    cabinet,
    createTokenCache(() => context.clock.now()),
  );
  if (key === undefined) return;
  const planned = { ...context, clock: stoppedClock(at) };
  for (;;) {
    signal.throwIfAborted();
    const report = await findReport(context, cabinet.id);
    if (report !== undefined) {
      const taken = await takeReport(planned, key, report);
      if (taken.outcome === 'waiting') await wait(REPORT_LEASE.pollEveryMs, undefined, { signal });
      else if (taken.outcome !== 'stored') throw new Error(`A report did not come: ${taken.outcome}`);
      continue;
    }
    const ordered = await orderNextReport(planned, key, cabinet.id);
    if (ordered === 'complete') return;
    if (ordered !== 'ordered') throw new Error(`A report was not ordered: ${ordered.outcome}`);
  }
}

async function fillSpan(context: Context, params: FillingParams): Promise<void> {
  const { cabinetId, before, from, to, signal } = params;
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid' || from < COLLECTED_DAYS) return;
  // The month that ends with these days; of it only what is not stored yet is brought.
  const at = new Date(before.getTime() - (to - COLLECTED_DAYS) * DAY_MS);
  await fillQueries(context, cabinet, at);
  await fillAnalytics(context, cabinet, at);
  // The worker's own reports go on under this name: an account makes one report at a time.
  await context.locks.runExclusive(`ownAds of cabinet ${cabinetId}`, () =>
    fillAdvertising(context, cabinet, { at, signal }),
  );
}

/** What the seller's own account knows of its products: queries, analytics and advertising, month by month. */
export const ownFiguresPast: Filling = {
  subject: 'ownFigures',
  days: DAYS,
  steps: [COLLECTED_DAYS, 2 * COLLECTED_DAYS, 3 * COLLECTED_DAYS],
  waits: true,
  fill: fillSpan,
};
