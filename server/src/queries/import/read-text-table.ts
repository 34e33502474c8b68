import { UPLOAD_LIMITS } from '@vitrina/contract/upload-limits.ts';
import { unquote } from './clean-text.ts';
import type { Table } from './find-table.ts';
import { findTable } from './find-table.ts';
import { isNumeric } from './parse-number.ts';
import type { QueryFileRefusal } from './query-file.ts';
import { readDelimited } from './read-delimited.ts';
import { refuseLimit } from './refuse-limit.ts';
import type { TableLine } from './table-line.ts';
import { isBlankLine } from './table-line.ts';

const DELIMITERS = [';', ',', '\t'];
const SAMPLE_LINES = 300;
const SAMPLE_LINE_LENGTH = 10_000;
/** Lines of a table agree in their number of cells; among queries a delimiter is only punctuation. */
const REGULAR_SHARE = 0.8;
const NUMERIC_SHARE = 0.2;

/** Of columns of which none is known to hold queries, all lines as they are. */
type TextTable =
  | { table: Table; delimiter: string | null }
  | { table: null; delimiter: string; lines: TableLine[] };

/** Lines of a text file as a table or a list; no table when there are columns and none is known to hold queries. */
export function readTextTable(physical: string[], maxLines: number): TextTable | QueryFileRefusal {
  const sample = physical.slice(0, SAMPLE_LINES).map((line) => line.slice(0, SAMPLE_LINE_LENGTH));
  const samples = DELIMITERS.map((delimiter) => {
    const lines = readFilled(sample, delimiter);
    return { delimiter, lines, table: findTable(lines) };
  });
  // A known header proves more than regular lines do: the delimiter that shows most of them is right.
  const [headed] = samples.toSorted((a, b) => (b.table?.known ?? 0) - (a.table?.known ?? 0));
  const chosen =
    headed?.table?.shape === 'table'
      ? headed
      : (samples.find(({ table }) => table?.shape === 'pairs') ??
        samples.find(({ delimiter, lines }) => looksLikeColumns(lines, delimiter)));
  return chosen ? readColumns(physical, chosen.delimiter) : readList(physical, maxLines);
}

function readColumns(physical: string[], delimiter: string): TextTable | QueryFileRefusal {
  // Counted before they are made. A delimiter in quotes parts nothing, but no table holds millions of those either.
  if (countCells(physical, delimiter) > UPLOAD_LIMITS.cells) return refuseLimit('cells');
  const lines = readFilled(physical, delimiter);
  const table = findTable(lines);
  const width = table?.headers.length || (lines[0]?.cells.length ?? 0);
  if (width > UPLOAD_LIMITS.columns) return refuseLimit('columns');
  if (!table) return { table, delimiter, lines };
  return { table, delimiter: table.headers.length === 1 ? null : delimiter };
}

function countCells(physical: string[], delimiter: string): number {
  let count = physical.length;
  for (const line of physical)
    for (let at = line.indexOf(delimiter); at !== -1; at = line.indexOf(delimiter, at + 1)) count += 1;
  return count;
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
