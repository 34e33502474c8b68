import { excerpt } from './clean-text.ts';
import { findTotalRows } from './find-total-rows.ts';
import { createRowMerger } from './merge-rows.ts';
import type { ReadingPlan } from './plan-reading.ts';
import type { QueryFileOptions, QueryFileReport, QueryFileRow, WarningReason } from './query-file.ts';
import { readLine } from './read-line.ts';
import type { TableLine } from './table-line.ts';
import { textOfCell } from './table-line.ts';

type LineCounts = Pick<
  QueryFileReport,
  'totalLines' | 'accepted' | 'merged' | 'mergedBy' | 'undated' | 'rejected' | 'warnings'
>;

/** Every line ends as accepted, merged or rejected; null when the rows would be more than allowed. */
export function readLines(
  lines: TableLine[],
  plan: ReadingPlan,
  { maxRows, answers }: Pick<QueryFileOptions, 'maxRows' | 'answers'>,
): { rows: QueryFileRow[]; counts: LineCounts } | null {
  const totals = findTotalRows(lines, plan);
  const merger = createRowMerger(plan.unit, answers.repeated);
  const mergedBy = { blank: 0, sum: 0, same: 0, conflict: 0 };
  const counts: LineCounts = {
    totalLines: lines.length,
    accepted: 0,
    merged: 0,
    mergedBy,
    undated: 0,
    rejected: [],
    warnings: [],
  };
  for (const line of lines) {
    const read = totals.has(line) ? ({ rejected: 'totalRow' } as const) : readLine(line, plan);
    if ('rejected' in read) {
      counts.rejected.push({ line: line.line, text: textOfLine(line), reason: read.rejected });
      continue;
    }
    if (read.isUndated) counts.undated += 1;
    const joined = merger.add(line.line, read);
    if (joined === 'new') {
      counts.accepted += 1;
      if (merger.countRows() > maxRows) return null;
    } else {
      counts.merged += 1;
      mergedBy[joined] += 1;
    }
    const warnings: WarningReason[] =
      joined === 'conflict' ? [...read.warnings, 'mergedConflict'] : read.warnings;
    for (const reason of warnings) counts.warnings.push({ line: line.line, text: textOfLine(line), reason });
  }
  return { rows: merger.listRows(), counts };
}

function textOfLine({ cells }: TableLine): string {
  return excerpt(cells.map(textOfCell).join('; '));
}
