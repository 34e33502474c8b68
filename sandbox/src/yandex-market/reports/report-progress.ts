import { SECOND_MS } from '@vitrina/contract/durations.ts';
import { hash } from '../../platform/hash.ts';
import type { OrderedReport, ReportKind } from './ordered-report.ts';
import type { ReportScope } from './report-scope.ts';

type SubStatus = 'NO_DATA' | 'TOO_LARGE' | 'RESOURCE_NOT_FOUND';
export type Progress =
  | { status: 'PENDING' | 'PROCESSING' }
  | { status: 'DONE'; finishedAtMs: number }
  | { status: 'FAILED'; subStatus?: SubStatus; finishedAtMs: number };

// Days of products: a larger report is refused after it was begun.
const MOST_DAYS_OF_PRODUCTS = 100_000;

/** Milliseconds of simulated time from the order to the end of waiting, and to the end of making. */
export function planTimes({ id }: Pick<OrderedReport, 'id'>): { waitedMs: number; madeMs: number } {
  const waitedMs = (2 + (hash('ym report waits', id) % 6)) * SECOND_MS;
  return { waitedMs, madeMs: waitedMs + (10 + (hash('ym report takes', id) % 50)) * SECOND_MS };
}

function isAboutNothing(kind: ReportKind, productCount: number, campaignCount: number): boolean {
  // The place in a category is told to those as well who sell nothing there.
  if (kind === 'competitors-position') return false;
  return kind === 'shows-sales' ? productCount === 0 : campaignCount === 0;
}

function findFault({ market, report, products, campaigns, from, to }: ReportScope): SubStatus | undefined {
  const { categoryId } = report;
  if (categoryId !== undefined && !market.categories.some(({ id }) => id === categoryId))
    return 'RESOURCE_NOT_FOUND';
  if (to < from || isAboutNothing(report.kind, products.length, campaigns.length)) return 'NO_DATA';
  return (to - from + 1) * products.length > MOST_DAYS_OF_PRODUCTS ? 'TOO_LARGE' : undefined;
}

export function progressOf(scope: ReportScope, now: Date): Progress {
  const { requestedAtMs, isFailed } = scope.report;
  const { waitedMs, madeMs } = planTimes(scope.report);
  const passedMs = now.getTime() - requestedAtMs;
  if (passedMs < waitedMs) return { status: 'PENDING' };
  if (passedMs < madeMs) return { status: 'PROCESSING' };
  const finishedAtMs = requestedAtMs + madeMs;
  const subStatus = findFault(scope);
  if (subStatus !== undefined) return { status: 'FAILED', subStatus, finishedAtMs };
  return { status: isFailed ? 'FAILED' : 'DONE', finishedAtMs };
}
