import { strToU8, zipSync } from 'fflate';
import { findCandidateQueries } from '../../demand/find-candidate-queries.ts';
import { hash } from '../../platform/hash.ts';
import type { PerformanceCall } from '../performance-call.ts';
import { refusal } from '../performance-error.ts';
import { writeRussianDay } from '../period.ts';
import { type CampaignReport, countReportRows } from './count-report-rows.ts';
import { getOwnReport } from './get-own-report.ts';
import { type Report, stateOf } from './report.ts';
import { splitByPhrases } from './split-by-phrases.ts';
import { type Generation, writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

export type ReportFile = { contentType: string; content: string | Buffer };

const PHRASES = 5;

// Which generation of headers comes is not to be known before.
const generationOf = ({ uuid }: Report): Generation => (hash('generation', uuid) % 2 === 0 ? 2025 : 2026);

/** The contract does not know the columns of phrases, so the phrase stands in the place of the title. */
function splitAll(call: PerformanceCall, counted: readonly CampaignReport[]): CampaignReport[] {
  const candidatesOf = findCandidateQueries(call.market);
  const phrasesOf = (sku: number) => {
    const product = call.market.products.bySku(sku);
    const queries = product === undefined ? [] : candidatesOf(product).slice(0, PHRASES);
    return queries.map((index) => call.market.queries.text(index));
  };
  return counted.map(({ campaign, rows }) => ({
    campaign,
    rows: rows.flatMap((row) => splitByPhrases(row, phrasesOf(row.sku))),
  }));
}

function nameFile(report: Report, id: string, generation: Generation): string {
  const period = `${writeRussianDay(report.fromDay)}-${writeRussianDay(report.toDay)}`;
  return generation === 2025 ? `${id}.csv` : `${id}_${period}.csv`;
}

/** GET /api/client/statistics/report: CSV of one campaign, a ZIP of several, or JSON as it was ordered. */
export async function downloadReport(call: PerformanceCall, uuid: string): Promise<ReportFile> {
  const report = getOwnReport(call, uuid);
  const state = stateOf(report, call.now.getTime());
  if (state === 'ERROR') throw refusal('noReport');
  if (state !== 'OK') throw refusal('reportPending');
  // Counted as of the moment when it was made: a second download is the same.
  const asOf = { ...call, now: new Date(report.readyAtMs) };
  const counted = await countReportRows(asOf, report);
  const rows = report.kind === 'SEARCH_PHRASES' ? splitAll(asOf, counted) : counted;
  if (report.format === 'json') {
    return { contentType: 'application/json; charset=utf-8', content: JSON.stringify(writeJson(rows)) };
  }
  const generation = generationOf(report);
  const [first] = rows;
  if (rows.length === 1 && first !== undefined) {
    return { contentType: 'text/csv; charset=utf-8', content: writeCsv(first, report, generation) };
  }
  const files = Object.fromEntries(
    rows.map((one) => [
      nameFile(report, one.campaign.id, generation),
      strToU8(writeCsv(one, report, generation)),
    ]),
  );
  return { contentType: 'application/zip', content: Buffer.from(zipSync(files)) };
}
