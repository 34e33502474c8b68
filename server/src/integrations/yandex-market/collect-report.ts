import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { MarketKey } from './call-market.ts';
import { downloadReport } from './download-report.ts';
import { getReport, type ReportState } from './get-report.ts';
import type { Sheets } from './unpack-sheets.ts';

export type CollectedReport =
  | Exclude<ReportState, { state: 'ready' }>
  | { state: 'collected'; sheets: Sheets };

/** A link is taken right before it is used, so a second one that is refused is no matter of time. */
const LINKS = 2;

/** Asks about an ordered report and, when it is ready, brings its sheets. Needs nothing but its number. */
export async function collectReport(key: MarketKey, reportId: string): Promise<CallAnswer<CollectedReport>> {
  for (let link = 0; link < LINKS; link += 1) {
    const answer = await getReport(key, reportId);
    if (answer.outcome !== 'ok') return answer;
    const report = answer.data;
    if (report.state !== 'ready') return { outcome: 'ok', data: report };
    const download = await downloadReport(key, report.link);
    if (download.outcome === 'ok')
      return { outcome: 'ok', data: { state: 'collected', sheets: download.data } };
    if (download.outcome !== 'linkExpired') return download;
  }
  return { outcome: 'serverError', message: 'the file of a report is refused' };
}
