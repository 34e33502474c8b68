import { type ImportAnswers, ImportColumnRole, type ImportReport } from '@vitrina/contract/query-imports.ts';
import { listQuestions } from './list-questions.ts';
import type { QueryFileRefusal, QueryFileResult, QueryFileRow } from './query-file.ts';

/** How many notes of each kind a report lists; the counts are complete. */
const SHOWN_NOTES = 100;

type Read = Exclude<QueryFileResult, QueryFileRefusal>;

/** What is kept and shown of a file that was read; nothing of it is stored yet. */
export function describeImport(fileName: string, read: Read, answers: ImportAnswers): ImportReport {
  const { source, unit, report } = read;
  return {
    fileName,
    source,
    unit,
    questions: listQuestions(read, answers),
    period: describePeriod(read),
    repeated: {
      lines: report.mergedBy.conflict,
      same: report.mergedBy.same,
      taken: answers.repeated ?? null,
    },
    hasPlaces: report.hasPlaces,
    importedAt: null,
    totalLines: report.totalLines,
    accepted: report.accepted,
    merged: report.merged,
    rejected: report.rejected.length,
    stored: read.rows.length,
    encoding: report.encoding,
    delimiter: report.delimiter,
    columns: report.columns.map(({ header, role }) => ({ header, role: knownRole(role) })),
    rejections: report.rejected.slice(0, SHOWN_NOTES),
    warnings: report.warnings.slice(0, SHOWN_NOTES),
    warningsCount: report.warnings.length,
  };
}

/** Some columns only tell what kind of file it is; nothing is taken from them. */
function knownRole(role: string | null): ImportReport['columns'][number]['role'] {
  const parsed = ImportColumnRole.safeParse(role);
  return parsed.success ? parsed.data : null;
}

function describePeriod({ rows, report }: Read): ImportReport['period'] {
  const counted = rows.filter(({ frequency }) => frequency !== null);
  if (report.undated > 0 || counted.length === 0)
    return { from: report.dayFrom, firstDay: null, lastDay: null, windowDays: oneWindow(counted) };
  let [firstDay, lastDay] = [counted[0]?.day ?? '', ''];
  for (const { day } of counted) {
    if (day < firstDay) firstDay = day;
    if (day > lastDay) lastDay = day;
  }
  return { from: report.dayFrom, firstDay, lastDay, windowDays: oneWindow(counted) };
}

function oneWindow(rows: readonly QueryFileRow[]): number | null {
  const windowDays = rows[0]?.windowDays ?? null;
  return rows.every((row) => row.windowDays === windowDays) ? windowDays : null;
}
