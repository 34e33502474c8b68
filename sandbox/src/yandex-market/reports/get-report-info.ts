import { z } from 'zod';
import type { Ask } from '../ask.ts';
import type { MarketCall } from '../market-call.ts';
import { MarketError } from '../market-error.ts';
import { writeFileLink } from './file-link.ts';
import { planTimes, progressOf } from './report-progress.ts';
import { openScope } from './report-scope.ts';

const Params = z.object({ reportId: z.string().min(1).max(255) });

/** How far a report is; a finished one with a fresh link. Somebody else's is not found. */
export function getReportInfo(call: MarketCall, { params }: Ask) {
  const { reportId } = Params.parse(params);
  const report = call.reports.get(reportId);
  if (report === undefined || report.sellerId !== call.seller.id)
    throw new MarketError(404, `Report not found: '${reportId}'`);
  const progress = progressOf(openScope(call.market, call.traffic, report), call.now);
  return {
    status: 'OK',
    result: {
      status: progress.status,
      generationRequestedAt: new Date(report.requestedAtMs).toISOString(),
      estimatedGenerationTime: planTimes(report).madeMs,
      ...('finishedAtMs' in progress && {
        generationFinishedAt: new Date(progress.finishedAtMs).toISOString(),
      }),
      ...('subStatus' in progress && { subStatus: progress.subStatus }),
      ...(progress.status === 'DONE' && {
        file: `${call.baseUrl}/report-files/${reportId}?${writeFileLink(reportId, call.now)}`,
      }),
    },
  };
}
