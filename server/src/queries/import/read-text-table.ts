import { unquote } from './clean-text.ts';
import type { Table } from './find-table.ts';
import { findTable } from './find-table.ts';
import { isNumeric } from './parse-number.ts';
import { readDelimited } from './read-delimited.ts';
import type { TableLine } from './table-line.ts';
import { isBlankLine } from './table-line.ts';

const DELIMITERS = [';', ',', '\t'];
const SAMPLE_LINES = 300;
const SAMPLE_LINE_LENGTH = 10_000;
/** Lines of a table agree in their number of cells; among queries a delimiter is only punctuation. */
const REGULAR_SHARE = 0.8;
const NUMERIC_SHARE = 0.2;

type TextTable = { table: Table | null; delimiter: string | null };

/** Lines of a text file as a table or a list; no table when there are columns and none is known to hold queries. */
export function readTextTable(physical: string[], maxLines: number): TextTable {
  const sample = physical.slice(0, SAMPLE_LINES).map((line) => line.slice(0, SAMPLE_LINE_LENGTH));
  const samples = DELIMITERS.map((delimiter) => {
    const lines = readFilled(sample, delimiter);
    return { delimiter, lines, table: findTable(lines) };
  });
  // A known header proves more than regular lines do: the delimiter that shows most of them is right.
  const [headed] = samples.toSorted((a, b) => (b.table?.known ?? 0) - (a.table?.known ?? 0));
  const pairs = samples.find(({ table }) => table?.shape === 'pairs');
  const chosen = headed?.table?.shape === 'table' ? headed : pairs;
  if (chosen) {
    const table = findTable(readFilled(physical, chosen.delimiter));
    return { table, delimiter: table?.headers.length === 1 ? null : chosen.delimiter };
  }
  const columns = samples.find(({ delimiter, lines }) => looksLikeColumns(lines, delimiter));
  if (columns) return { table: null, delimiter: columns.delimiter };
  return readList(physical, maxLines);
}

function readFilled(physical: string[], delimiter: string): TableLine[] {
  return readDelimited(physical, delimiter).filter((line) => !isBlankLine(line));
}

// A list may hide millions of items in one line: one too many is enough to refuse it.
function readList(physical: string[], maxLines: number): TextTable {
  const lines: TableLine[] = [];
  for (const [index, text] of physical.entries()) {
    for (const item of text.split(';', maxLines + 1)) {
      const line = { line: index + 1, cells: [unquote(item.trim())] };
      if (!isBlankLine(line)) lines.push(line);
    }
    if (lines.length > maxLines) break;
  }
  const table: Table = {
    shape: 'list',
    headerLine: null,
    headers: [],
    names: [],
    known: 0,
    above: [],
    lines,
  };
  return { table, delimiter: physical.some((text) => text.includes(';')) ? ';' : null };
}

function looksLikeColumns(lines: TableLine[], delimiter: string): boolean {
  const widths = Map.groupBy(lines, ({ cells }) => cells.length);
  const [commonest] = [...widths].toSorted(([, a], [, b]) => b.length - a.length);
  if (!commonest || commonest[0] === 1) return false;
  const cells = lines.flatMap((line) => line.cells);
  const hasNumbers = cells.filter(isNumeric).length >= cells.length * NUMERIC_SHARE;
  // The ;-list of queries is a form of its own, so only numbers betray a table there.
  if (delimiter === ';') return hasNumbers;
  const isRegular = lines.length > 1 && commonest[1].length >= lines.length * REGULAR_SHARE;
  return isRegular && (delimiter === '\t' || commonest[0] > 2 || hasNumbers);
}
