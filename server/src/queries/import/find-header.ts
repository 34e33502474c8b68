import { findAlias, isHeaderWord, normaliseHeader } from './column-aliases.ts';
import { isNumeric } from './parse-number.ts';
import type { TableLine } from './table-line.ts';
import { isBlankCell } from './table-line.ts';

// Titles, periods and shop names stand above the header; the real files seen need eleven rows at most.
const HEADER_WITHIN_ROWS = 25;

type Header = {
  /** Index of the header among the lines given. */
  index: number;
  line: number;
  names: string[];
  /** How many of its cells are known words of headers. */
  known: number;
};

/** The row with most known headers, a column of queries among them; the first of equals. */
export function findHeader(lines: TableLine[]): Header | null {
  let best: Header | null = null;
  for (const [index, { line, cells, hasBrokenQuotes }] of lines.slice(0, HEADER_WITHIN_ROWS).entries()) {
    if (hasBrokenQuotes) continue;
    const names = cells.map(normaliseHeader);
    if (!names.some((name) => findAlias(name)?.role === 'query')) continue;
    const known = names.filter(isHeaderWord).length;
    // People do search for "запрос": one known word beside a number, or alone below the first line, is data.
    const isAlone = cells.filter((cell) => !isBlankCell(cell)).length === 1;
    if (known === 1 && (cells.some(isNumeric) || (isAlone && index > 0))) continue;
    if (known > (best?.known ?? 0)) best = { index, line, names, known };
  }
  return best;
}
