import { middleOf } from '@vitrina/contract/median.ts';
import { parseNumber } from './parse-number.ts';
import type { ColumnRole } from './query-file.ts';
import type { Cell, TableLine } from './table-line.ts';

/** Averages are rounded to a whole or a tenth: under this many a day they prove nothing. */
const SMALLEST_AVERAGE = 10;
const TOLERANCE_DAYS = 0.2;
const LONGEST_DAYS = 366;

/** WB's file holds a count and its daily average but not its period: their ratio is the period in days. */
export function estimateWindowDays(
  lines: TableLine[],
  { frequency, averagePerDay }: Partial<Record<ColumnRole, number>>,
): number | null {
  if (frequency === undefined || averagePerDay === undefined) return null;
  const ratios = lines
    .map(({ cells }) => [numberOf(cells[frequency]), numberOf(cells[averagePerDay])] as const)
    .filter(([, average]) => average >= SMALLEST_AVERAGE)
    .map(([count, average]) => count / average);
  const [, median = 0] = middleOf(ratios);
  const days = Math.round(median);
  return days >= 1 && days <= LONGEST_DAYS && Math.abs(median - days) <= TOLERANCE_DAYS ? days : null;
}

function numberOf(cell: Cell | undefined): number {
  const parsed = parseNumber(cell);
  return 'value' in parsed ? (parsed.value ?? 0) : 0;
}
