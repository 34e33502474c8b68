import * as z from 'zod';
import type { CallAnswer } from '../../../platform/outbound/failure.ts';
import { callPerformance } from '../call-performance.ts';
import type { PerformanceKey } from '../performance-key.ts';

const ReportId = z.object({ UUID: z.string().min(1) });

type Order = {
  /** At most REPORT_BOUNDS.campaigns. */
  campaignIds: readonly string[];
  /** YYYY-MM-DD, both days included, at most REPORT_BOUNDS.days. */
  from: string;
  to: string;
  /** `phrases`: by what people had searched for; only for campaigns on top of the search, since 2025-02-01. */
  kind: 'json' | 'csv' | 'phrases';
};

const PATHS = { json: '/statistics/json', csv: '/statistics', phrases: '/statistics/phrases/json' } as const;

/** Orders a report by product and day. An account makes one at a time: hold REPORT_LEASE until it has ended. */
export async function orderReport(
  key: PerformanceKey,
  { campaignIds, from, to, kind }: Order,
): Promise<CallAnswer<{ uuid: string }>> {
  const path = PATHS[kind];
  const body = { campaigns: campaignIds, dateFrom: from, dateTo: to, groupBy: 'DATE' };
  const answer = await callPerformance(key, { method: 'POST', path, body }, ReportId);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: { uuid: answer.data.UUID } } : answer;
}
