import * as z from 'zod';
import type { CallAnswer } from '../../../platform/outbound/failure.ts';
import { callPerformance } from '../call-performance.ts';
import type { PerformanceKey } from '../performance-key.ts';

export const ReportMeta = z.object({ state: z.string(), error: z.string().nullish() });

export type ReportState =
  | { state: 'waiting' | 'ready' }
  | { state: 'failed'; message: string }
  /** A word that no contract has; ask again, but not for ever. */
  | { state: 'unknown'; word: string };

export function readReportState({ state, error }: z.output<typeof ReportMeta>): ReportState {
  switch (state) {
    case 'NOT_STARTED':
    case 'IN_PROGRESS':
      return { state: 'waiting' };
    case 'OK':
      return { state: 'ready' };
    case 'ERROR':
      return { state: 'failed', message: error ?? '' };
    default:
      return { state: 'unknown', word: state.slice(0, 60) };
  }
}

/** How far an ordered report is. */
export async function getReportState(key: PerformanceKey, uuid: string): Promise<CallAnswer<ReportState>> {
  const path = `/statistics/${encodeURIComponent(uuid)}`;
  const answer = await callPerformance(key, { method: 'GET', path }, ReportMeta);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: readReportState(answer.data) } : answer;
}
