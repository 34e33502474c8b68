import { listDays } from '@vitrina/contract/dates.ts';
import { limitKeys, PERFORMANCE_LIMITS, REPORT_LEASE } from '../../integrations/ozon-performance/limits.ts';
import type { PerformanceKey } from '../../integrations/ozon-performance/performance-key.ts';
import { downloadReport } from '../../integrations/ozon-performance/reports/download-report.ts';
import { getReportState } from '../../integrations/ozon-performance/reports/get-report-state.ts';
import type { Context } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { waitForQuota } from '../../platform/rate-limit/wait-for-quota.ts';
import { markFigureDays } from '../figure-days.ts';
import { orderFor } from './order-next-report.ts';
import { dropReport, type PendingReport } from './pending-report.ts';
import { toAdRows } from './rules.ts';

type Taken = CallFailure | { outcome: 'waiting' } | { outcome: 'stored'; rows: number };

/** The lines as one block under the report's own token; the days are marked with the last report of them. */
async function storeReport(context: Context, key: PerformanceKey, report: PendingReport): Promise<Taken> {
  const { cabinet_id: cabinetId, uuid, source, campaign_ids: campaignIds, waiting_ids: waiting } = report;
  await waitForQuota(context.db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);
  const file = await downloadReport(key, { uuid, campaignIds });
  if (file.outcome !== 'ok') return file;
  const at = context.clock.now();
  const rows = toAdRows(cabinetId, source, file.data, at);
  if (rows === undefined) return { outcome: 'drift', message: 'a report without days or phrases' };
  await context.clickhouse.insert('store own ads', 'own_ad_day', rows, `ads|${cabinetId}|${uuid}`);
  const span = { from: report.from_day, to: report.to_day };
  const rowsCount = report.rows_count + rows.length;
  if (waiting.length > 0) {
    const ordered = await orderFor(context, key, cabinetId, {
      source,
      span,
      campaignIds: waiting,
      rowsCount,
    });
    return ordered === 'ordered' ? { outcome: 'waiting' } : ordered;
  }
  const days = listDays(span.from, span.to).map((day) => ({
    day,
    rows: rows.filter((row) => row.day === day).length,
  }));
  await context.db.transaction().execute(async (trx) => {
    await markFigureDays(trx, { cabinetId, source, at, days });
    await dropReport({ db: trx }, cabinetId);
  });
  return { outcome: 'stored', rows: rowsCount };
}

/** Looks how far the ordered report is and stores it when it is ready; one that never ends or fails is given up. */
export async function takeReport(
  context: Context,
  key: PerformanceKey,
  report: PendingReport,
): Promise<Taken> {
  const { cabinet_id: cabinetId, uuid, ordered_at: orderedAt } = report;
  await waitForQuota(context.db, limitKeys(key.clientId).requests, PERFORMANCE_LIMITS.requests);
  const state = await getReportState(key, uuid);
  if (state.outcome === 'notFound') await dropReport(context, cabinetId);
  if (state.outcome !== 'ok') return state;
  if (state.data.state === 'ready') return storeReport(context, key, report);
  if (state.data.state === 'failed') {
    await dropReport(context, cabinetId);
    return { outcome: 'serverError', message: state.data.message };
  }
  if (context.clock.now().getTime() - orderedAt.getTime() < REPORT_LEASE.longestMs)
    return { outcome: 'waiting' };
  await dropReport(context, cabinetId);
  return { outcome: 'timeout', message: 'a report that never ends' };
}
