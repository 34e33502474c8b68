import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callMarket, type MarketKey } from './call-market.ts';

const Info = z.object({
  result: z.object({
    status: z.string(),
    subStatus: z.string().nullish(),
    file: z.string().nullish(),
  }),
});

type ReportFailure = 'noData' | 'tooLarge' | 'notThere' | 'unknown';

/** `link` opens the file without a key for an hour; every call tells another one. */
export type ReportState =
  | { state: 'waiting' }
  | { state: 'failed'; reason: ReportFailure }
  | { state: 'ready'; link: string };

const REASONS: Record<string, ReportFailure> = {
  NO_DATA: 'noData',
  TOO_LARGE: 'tooLarge',
  RESOURCE_NOT_FOUND: 'notThere',
};

export async function getReport(key: MarketKey, reportId: string): Promise<CallAnswer<ReportState>> {
  const path = `/v2/reports/info/${encodeURIComponent(reportId)}`;
  const answer = await callMarket(key, { method: 'GET', path }, Info);
  if (answer.outcome !== 'ok') return answer;
  const { status, subStatus, file } = answer.data.result;
  const reason = REASONS[subStatus ?? ''];
  switch (status) {
    case 'PENDING':
    case 'PROCESSING':
      return { outcome: 'ok', data: { state: 'waiting' } };
    case 'FAILED':
      return { outcome: 'ok', data: { state: 'failed', reason: reason ?? 'unknown' } };
    case 'DONE':
      if (file) return { outcome: 'ok', data: { state: 'ready', link: file } };
      // The documentation speaks of NO_DATA as a status of its own as well.
      if (reason) return { outcome: 'ok', data: { state: 'failed', reason } };
      return { outcome: 'drift', message: 'a report that is done without a file' };
    default:
      return { outcome: 'drift', message: `a report is ${status.slice(0, 60)}` };
  }
}
