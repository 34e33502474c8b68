import { findHeader } from './find-header.ts';
import { isNumeric } from './parse-number.ts';
import type { Cell, TableLine } from './table-line.ts';
import { isBlankCell } from './table-line.ts';

export type Table = {
  /** Pairs: two columns without a header, a query and its count; list: a query a line. */
  shape: 'table' | 'pairs' | 'list';
  headerLine: number | null;
  headers: Cell[];
  names: string[];
  known: number;
  above: TableLine[];
  lines: TableLine[];
};

const PAIRS_SHARE = 0.8;
const PAIRS_SAMPLE_LINES = 300;

/** Understands filled lines as a table of queries; null when no column can be told to hold them. */
export function findTable(lines: TableLine[]): Table | null {
  const header = findHeader(lines);
  if (header) {
    const { index, line, names, known } = header;
    const rest = { above: lines.slice(0, index), lines: lines.slice(index + 1) };
    return { shape: 'table', headerLine: line, headers: lines[index]?.cells ?? [], names, known, ...rest };
  }
  const bare = { headerLine: null, headers: [], names: [], known: 0, above: [], lines };
  const sample = lines.slice(0, PAIRS_SAMPLE_LINES);
  if (sample.filter(isPair).length >= sample.length * PAIRS_SHARE) return { ...bare, shape: 'pairs' };
  return lines.every(({ cells }) => cells.slice(1).every(isBlankCell)) ? { ...bare, shape: 'list' } : null;
}

function isPair({ cells }: TableLine): boolean {
  const [query, count, ...others] = cells;
  return !isBlankCell(query) && !isNumeric(query) && isNumeric(count) && others.every(isBlankCell);
}
