import { strFromU8, unzipSync } from 'fflate';
import { readCsvReport } from './read-csv-report.ts';
import type { ReadReport, ReportRow } from './report-row.ts';

const MOST_FILES = 20;
/** Ten campaigns of thousands of products over two months stay far below. */
const MOST_BYTES = 200 * 1024 * 1024;

/** Names begin with the campaign's id: `12345.csv`, `12345_01.11.2026-20.11.2026.csv`. */
const CAMPAIGN_FILE = /^(?:.*\/)?(\d+)[^/]*\.csv$/i;

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  let [files, size] = [0, 0];
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize }) => {
        files += 1;
        size += originalSize;
        if (files > MOST_FILES || size > MOST_BYTES) throw new RangeError('too much in a ZIP');
        return true;
      },
    });
  } catch {
    return undefined;
  }
}

export function readZipReport(bytes: Uint8Array): ReadReport {
  const files = unpack(bytes);
  if (files === undefined) return { outcome: 'drift', message: 'not a ZIP of a report' };
  const rows: ReportRow[] = [];
  for (const [name, content] of Object.entries(files)) {
    const campaignId = CAMPAIGN_FILE.exec(name)?.[1];
    if (campaignId === undefined)
      return { outcome: 'drift', message: `a file of no campaign: ${name.slice(0, 80)}` };
    const read = readCsvReport(strFromU8(content), campaignId);
    if (read.outcome !== 'ok') return { outcome: 'drift', message: `${campaignId}: ${read.message}` };
    rows.push(...read.data);
  }
  return { outcome: 'ok', data: rows };
}
