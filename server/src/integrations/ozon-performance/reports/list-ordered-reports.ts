import * as z from 'zod';
import type { CallAnswer } from '../../../platform/outbound/failure.ts';
import { callPerformance } from '../call-performance.ts';
import { Id } from '../lenient.ts';
import type { PerformanceKey } from '../performance-key.ts';
import { ReportMeta, type ReportState, readReportState } from './get-report-state.ts';

const Page = z.object({
  items: z.array(
    z.object({
      campaigns: z.array(z.object({ id: Id })).default([]),
      meta: ReportMeta.extend({ UUID: z.string(), createdAt: z.string().nullish() }),
    }),
  ),
});

export type OrderedReport = {
  uuid: string;
  campaignIds: string[];
  createdAt: string | null;
  state: ReportState;
};

const LATEST = 50;

/** The latest reports of the account: finds the one whose order was carried out though its answer was lost. */
export async function listOrderedReports(key: PerformanceKey): Promise<CallAnswer<OrderedReport[]>> {
  const query = new URLSearchParams({ page: '1', pageSize: String(LATEST) });
  const request = { method: 'GET', path: '/statistics/externallist', query } as const;
  const answer = await callPerformance(key, request, Page);
  if (answer.outcome !== 'ok') return answer;
  return {
    outcome: 'ok',
    data: answer.data.items.map(({ campaigns, meta }) => ({
      uuid: meta.UUID,
      campaignIds: campaigns.map(({ id }) => id),
      createdAt: meta.createdAt ?? null,
      state: readReportState(meta),
    })),
  };
}
