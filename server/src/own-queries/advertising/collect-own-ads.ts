import { collectorOutcome, findRetryMs } from '../../cabinets/collector-failure.ts';
import { type CabinetRow, findCabinet } from '../../cabinets/find-cabinet.ts';
import { openPerformanceKey } from '../../cabinets/keys/performance-key.ts';
import { refusePerformanceKey } from '../../cabinets/keys/refuse-performance-key.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import type { TokenCache } from '../../integrations/ozon-performance/create-token-cache.ts';
import { REPORT_LEASE } from '../../integrations/ozon-performance/limits.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { nextReadyAt } from '../rules.ts';
import { orderNextReport } from './order-next-report.ts';
import { findReport } from './pending-report.ts';
import { takeReport } from './take-report.ts';

/** A refused key of advertising waits for another one, which may have come meanwhile; everything else is tried again. */
async function failAds(context: Context, cabinet: CabinetRow, failure: CallFailure): Promise<void> {
  const now = context.clock.now();
  const { id: cabinetId } = cabinet;
  const verdict = await refusePerformanceKey(context, cabinet, failure);
  if (verdict === 'replaced') return;
  const waitMs = await findRetryMs(context, { cabinetId, collector: 'ownAds' }, failure);
  await recordCollector(context, cabinetId, 'ownAds', {
    outcome: collectorOutcome(failure),
    nextTryAt: verdict === 'refused' ? null : new Date(now.getTime() + waitMs),
    itemsCount: null,
  });
}

/**
 * What advertising did for own products. Reports are made in the marketplace's own time, so a turn orders one or looks
 * after it and ends; nobody waits meanwhile.
 */
export async function collectOwnAds(context: Context, tokens: TokenCache, cabinetId: number): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.performance_status !== 'valid') return;
  const key = openPerformanceKey(context, cabinet, tokens);
  if (key === undefined) return;
  const now = context.clock.now();
  const lookAgainAt = new Date(now.getTime() + REPORT_LEASE.pollEveryMs);
  const record = (nextTryAt: Date, itemsCount: number | null) =>
    recordCollector(context, cabinetId, 'ownAds', { outcome: 'ok', nextTryAt, itemsCount });

  const report = await findReport(context, cabinetId);
  if (report !== undefined) {
    const taken = await takeReport(context, key, report);
    if (taken.outcome === 'waiting') return record(lookAgainAt, report.rows_count);
    if (taken.outcome === 'stored') return record(now, taken.rows);
    return failAds(context, cabinet, taken);
  }
  const ordered = await orderNextReport(context, key, cabinetId);
  if (ordered === 'complete') return record(nextReadyAt(now), null);
  if (ordered === 'ordered') return record(lookAgainAt, null);
  await failAds(context, cabinet, ordered);
}
