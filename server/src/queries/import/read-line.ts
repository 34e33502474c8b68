import { addDays } from '@vitrina/contract/dates.ts';
import { cleanText, findTextFault } from './clean-text.ts';
import { parseDay } from './parse-day.ts';
import { parseCount, parseKopecks } from './parse-number.ts';
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
  category: string | null;
  clicks: number | null;
  spendKopecks: number | null;
  /** One a window; several where a line lists months. */
  measures: Measure[];
  warnings: WarningReason[];
};

type Rejected = { rejected: RejectReason };

const MAX_CATEGORY_LENGTH = 200;

export function readLine(line: TableLine, plan: ReadingPlan): ReadLine | Rejected {
  const fault = findLineFault(line, plan);
  if (fault) return { rejected: fault };
  const cellIn = (role: ColumnRole): Cell | undefined => {
    const index = plan.columns[role];
    return index === undefined ? undefined : line.cells[index];
  };
  const text = readQuery(cellIn('query'));
  if ('rejected' in text) return text;
  const category = cleanText(textOfCell(cellIn('category')));
  const categoryFault = findTextFault(category);
  if (categoryFault) return { rejected: categoryFault };
  const frequency = parseCount(cellIn('frequency'));
  if ('rejected' in frequency) return frequency;
  const clicks = parseCount(cellIn('clicks'));
  if ('rejected' in clicks) return clicks;
  const spend = parseKopecks(cellIn('spend'));
  if ('rejected' in spend) return spend;
  const measured = readMeasures(cellIn('monthlyTrend'), cellIn('day'), frequency.value, plan);
  if ('rejected' in measured) return measured;
  const warnings = [...frequency.warnings, ...clicks.warnings, ...spend.warnings, ...measured.warnings];
  // Real ad reports hold such rows; they stay as the source gives them.
  if (clicks.value !== null && frequency.value !== null && clicks.value > frequency.value) {
    warnings.push('moreClicksThanViews');
  }
  if (isShort(line, plan)) warnings.push('missingCells');
  return {
    ...text,
    category: category === '' ? null : category.slice(0, MAX_CATEGORY_LENGTH).toWellFormed(),
    clicks: clicks.value,
    spendKopecks: spend.value,
    measures: measured.measures,
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
): { measures: Measure[]; warnings: WarningReason[] } | Rejected {
  if (!isBlankCell(trendCell)) {
    const { months, warnings } = parseTrend(textOfCell(trendCell));
    return months.length > 0 ? { measures: months, warnings } : { rejected: 'badTrend' };
  }
  const { windowDays } = plan;
  if (dayCell === undefined || isBlankCell(dayCell)) {
    return { measures: [{ day: plan.day, windowDays, frequency }], warnings: [] };
  }
  const parsed = parsePastDay(dayCell, plan);
  if (!parsed) return { rejected: 'badDate' };
  const warnings: WarningReason[] = parsed.isYearAssumed && plan.year.isAssumed ? ['yearAssumed'] : [];
  // One day of grace: the clock of the tool may be ahead of Moscow's.
  if (parsed.day > addDays(plan.today, 1)) warnings.push('dateInFuture');
  return { measures: [{ day: parsed.day, windowDays, frequency }], warnings };
}

// "28.12" in a file imported in January is last year's.
function parsePastDay(cell: Cell, { year, today }: ReadingPlan): ReturnType<typeof parseDay> {
  const parsed = parseDay(cell, year.value);
  const isAhead = parsed?.isYearAssumed && year.isAssumed && parsed.day > today;
  return isAhead ? parseDay(cell, year.value - 1) : parsed;
}
