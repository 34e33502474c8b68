import type { ImportReport } from '@vitrina/contract/query-imports.ts';
import type { QueryFileRefusal, QueryFileResult } from './query-file.ts';

/** How many notes of each kind a report lists; the counts are complete. */
const SHOWN_NOTES = 100;

/** What is kept and shown of a file that was read. */
export function describeImport(
  fileName: string,
  { source, unit, rows, report }: Exclude<QueryFileResult, QueryFileRefusal>,
): ImportReport {
  return {
    fileName,
    source,
    unit,
    totalLines: report.totalLines,
    accepted: report.accepted,
    merged: report.merged,
    rejected: report.rejected.length,
    stored: rows.length,
    encoding: report.encoding,
    delimiter: report.delimiter,
    columns: report.columns,
    rejections: report.rejected.slice(0, SHOWN_NOTES),
    warnings: report.warnings.slice(0, SHOWN_NOTES),
    warningsCount: report.warnings.length,
  };
}
