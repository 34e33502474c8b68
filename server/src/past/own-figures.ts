import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { CabinetRow } from '../cabinets/find-cabinet.ts';
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
import { movedClock, stoppedClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { contextAt, contextBy } from './context-at.ts';
import type { Filling, FillingParams } from './filling.ts';
import { findWorkingCabinet } from './find-working-cabinet.ts';

/** The marketplace serves so many days at a moment; the newest are collected by the worker itself, as for every cabinet. */
const MONTH_DAYS = 28;
/** Before those: ninety days are there in all. */
const DAYS = 62;

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

/** Page by page, a minute after each other: minutes of that time, which leave those of today to the worker. */
async function fillAnalytics(context: Context, cabinet: CabinetRow, at: Date): Promise<void> {
  const clock = movedClock(at);
  const then = contextBy(context, clock);
  const missing = missingDays(at, new Set(await listFigureDays(then, cabinet.id, 'analytics')));
  if (missing.length === 0) return;
  const waitForTurn = async () => clock.advance(MINUTE_MS);
  orThrow('Analytics', await collectAnalyticsDays(then, cabinet, missing, waitForTurn));
}

/** Reports of an earlier month are ordered today like those of this one, so only the plan of days is of that moment. */
async function fillAdvertising(
  context: Context,
  cabinet: CabinetRow,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<void> {
  const key = openPerformanceKey(
    context,
    cabinet,
    createTokenCache(() => context.clock.now()),
  );
  if (key === undefined) return;
  if (cabinet.performance_status !== 'valid')
    throw new Error(`The advertising key does not work: ${cabinet.performance_status}`);
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

type MonthContext = { context: Context; cabinet: CabinetRow; at: Date; signal: AbortSignal };

/** Month by month, each at its end: of it only what is not stored yet is brought. */
function byMonth(
  fillMonth: (month: MonthContext) => Promise<void>,
): Pick<Filling, 'days' | 'steps' | 'fill'> {
  return {
    days: DAYS,
    steps: [MONTH_DAYS, 2 * MONTH_DAYS],
    fill: async (context, { cabinetId, before, to, signal }: FillingParams) => {
      const cabinet = await findWorkingCabinet(context, cabinetId);
      if (!cabinet) return;
      await fillMonth({ context, cabinet, at: new Date(before.getTime() - to * DAY_MS), signal });
    },
  };
}

/** What the seller's own account knows of its products: queries and advertising. */
export const ownFiguresPast: Filling = {
  subject: 'ownFigures',
  waits: 'beside',
  ...byMonth(async ({ context, cabinet, at, signal }) => {
    await fillQueries(context, cabinet, at);
    // The worker's own reports go on under this name: an account makes one report at a time.
    await context.locks.runExclusive(`ownAds of cabinet ${cabinet.id}`, () =>
      fillAdvertising(context, cabinet, { at, signal }),
    );
  }),
};

/** Analytics of the same days, by itself: advertising waits for reports. */
export const ownAnalyticsPast: Filling = {
  subject: 'ownAnalytics',
  waits: 'beside',
  ...byMonth(({ context, cabinet, at }) => fillAnalytics(context, cabinet, at)),
};
