import { addDays } from '@vitrina/contract/dates.ts';
import { parseDay } from './parse-day.ts';
import { parseCount } from './parse-number.ts';
import { parseTrend } from './parse-trend.ts';
import type { ReadingPlan } from './plan-reading.ts';
import type { ColumnRole, RejectReason, WarningReason } from './query-file.ts';
import { readQuery } from './read-query.ts';
import type { Cell, TableLine } from './table-line.ts';
import { isBlankCell, textOfCell } from './table-line.ts';

type Measure = { day: string; windowDays: number | null; frequency: number | null };

export type ReadLine = {
  query: string;
  queryKey: string;
  /** One a window; several where a line lists months. */
  measures: Measure[];
  /** It has a number, and neither it nor its file says of which day. */
  isUndated: boolean;
  warnings: WarningReason[];
};

type Rejected = { rejected: RejectReason };

export function readLine(line: TableLine, plan: ReadingPlan): ReadLine | Rejected {
  const fault = findLineFault(line, plan);
  if (fault) return { rejected: fault };
  const cellIn = (role: ColumnRole): Cell | undefined => {
    const index = plan.columns[role];
    return index === undefined ? undefined : line.cells[index];
  };
  const text = readQuery(cellIn('query'));
  if ('rejected' in text) return text;
  const frequency = parseCount(cellIn('frequency'));
  if ('rejected' in frequency) return frequency;
  const measured = readMeasures(cellIn('monthlyTrend'), cellIn('day'), frequency.value, plan);
  if ('rejected' in measured) return measured;
  const warnings = [...frequency.warnings, ...measured.warnings];
  if (isShort(line, plan)) warnings.push('missingCells');
  return {
    ...text,
    measures: measured.measures,
    isUndated: measured.isUndated && frequency.value !== null,
    warnings: [...new Set(warnings)],
  };
}

function findLineFault(
  { cells, hasBrokenQuotes }: TableLine,
  { width, headers }: ReadingPlan,
): RejectReason | null {
  if (hasBrokenQuotes) return 'brokenQuotes';
  // An unquoted delimiter inside a cell shifts every number after it.
  if (width !== null && !cells.slice(width).every(isBlankCell)) return 'tooManyColumns';
  const isHeader =
    headers.length > 0 && headers.every((header, index) => textOfCell(cells[index]) === header);
  return isHeader ? 'repeatedHeader' : null;
}

function isShort({ cells }: TableLine, { width, columns }: ReadingPlan): boolean {
  return width !== null && Object.values(columns).some((index) => index >= cells.length);
}

function readMeasures(
  trendCell: Cell | undefined,
  dayCell: Cell | undefined,
  frequency: number | null,
  plan: ReadingPlan,
): Pick<ReadLine, 'measures' | 'warnings' | 'isUndated'> | Rejected {
  if (!isBlankCell(trendCell)) {
    const { months, warnings } = parseTrend(textOfCell(trendCell));
    return months.length > 0 ? { measures: months, warnings, isUndated: false } : { rejected: 'badTrend' };
  }
  const { windowDays } = plan;
  if (dayCell === undefined || isBlankCell(dayCell)) {
    return {
      measures: [{ day: plan.day, windowDays, frequency }],
      warnings: [],
      isUndated: !plan.isDayKnown,
    };
  }
  const parsed = parsePastDay(dayCell, plan);
  if (!parsed) return { rejected: 'badDate' };
  const warnings: WarningReason[] = parsed.isYearAssumed && plan.year.isAssumed ? ['yearAssumed'] : [];
  // One day of grace: the clock of the tool may be ahead of Moscow's.
  if (parsed.day > addDays(plan.today, 1)) warnings.push('dateInFuture');
  return { measures: [{ day: parsed.day, windowDays, frequency }], warnings, isUndated: false };
}

// "28.12" in a file imported in January is last year's.
function parsePastDay(cell: Cell, { year, today }: ReadingPlan): ReturnType<typeof parseDay> {
  const parsed = parseDay(cell, year.value);
  const isAhead = parsed?.isYearAssumed && year.isAssumed && parsed.day > today;
  return isAhead ? parseDay(cell, year.value - 1) : parsed;
}
