import { cleanText } from './clean-text.ts';
import { isNumeric, parseCount } from './parse-number.ts';
import type { ReadingPlan } from './plan-reading.ts';
import type { TableLine } from './table-line.ts';
import { isBlankCell, textOfCell } from './table-line.ts';

const TOTAL_WORDS = new Set([
  'итого',
  'всего',
  'общий итог',
  'итог',
  'сумма',
  'total',
  'grand total',
  'totals',
]);
const FEWEST_SUMMED = 3;

export function isTotalName(text: string): boolean {
  return TOTAL_WORDS.has(cleanText(text).toLowerCase().replace(/ ?:$/, ''));
}

/** Totals stand in the first or the last row only: "total" between them is a motor oil that people search for. */
export function findTotalRows(lines: TableLine[], plan: ReadingPlan): Set<TableLine> {
  const [first] = lines;
  const last = lines.at(-1);
  const { query = 0, frequency } = plan.columns;
  // A list has no numbers to sum up.
  if (!first || !last || plan.headers.length < 2) return new Set();
  const isNamed = ({ cells }: TableLine) => isTotalName(textOfCell(cells[query]));
  const isNameless =
    frequency !== undefined && isBlankCell(last.cells[query]) && isNumeric(last.cells[frequency]);
  const totals = [first, last].filter(isNamed);
  if (isNameless || (plan.source === 'mpstats' && frequency !== undefined && isSumOfOthers(lines, frequency)))
    totals.push(last);
  return new Set(totals);
}

// MPStats ends its file with a total row whose text differs between versions; the sum is what gives it away.
function isSumOfOthers(lines: TableLine[], frequency: number): boolean {
  const counts = lines.map(({ cells }) => {
    const amount = parseCount(cells[frequency]);
    return 'value' in amount ? (amount.value ?? 0) : 0;
  });
  const total = counts.pop() ?? 0;
  return (
    counts.length >= FEWEST_SUMMED && total > 0 && counts.reduce((sum, count) => sum + count, 0) === total
  );
}
