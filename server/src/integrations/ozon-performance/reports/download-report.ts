import type { CallAnswer } from '../../../platform/outbound/failure.ts';
import type { Arrived } from '../../../platform/outbound/send.ts';
import type { PerformanceKey } from '../performance-key.ts';
import { sendPerformance } from '../send-performance.ts';
import { readCsvReport } from './read-csv-report.ts';
import { readJsonReport } from './read-json-report.ts';
import { readZipReport } from './read-zip-report.ts';
import type { ReadReport, ReportRow } from './report-row.ts';

const TITLE_ID = /№\s*(\d+)/;

/** What it is stands in the content type, whatever was ordered. */
function readReport({ headers, body }: Arrived, campaignIds: readonly string[]): ReadReport {
  const type = headers['content-type'] ?? '';
  if (type.includes('json')) return readJsonReport(body.toString());
  if (type.includes('zip')) return readZipReport(body);
  if (!type.includes('csv')) return { outcome: 'drift', message: `a report as ${type.slice(0, 60)}` };
  const text = body.toString();
  const [firstLine = ''] = text.split('\n', 1);
  const campaignId = TITLE_ID.exec(firstLine)?.[1] ?? campaignIds[0];
  return campaignId === undefined
    ? { outcome: 'drift', message: 'a report of no campaign' }
    : readCsvReport(text, campaignId);
}

/** The lines of a report that is ready. `campaignIds`: those it was ordered for. */
export async function downloadReport(
  key: PerformanceKey,
  { uuid, campaignIds }: { uuid: string; campaignIds: readonly string[] },
): Promise<CallAnswer<ReportRow[]>> {
  const query = new URLSearchParams({ UUID: uuid });
  const answer = await sendPerformance(key, { method: 'GET', path: '/statistics/report', query });
  return answer.outcome === 'answered' ? readReport(answer, campaignIds) : answer;
}
