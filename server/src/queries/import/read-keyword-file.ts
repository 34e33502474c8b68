import { IMPORT_BOUNDS } from '@vitrina/contract/query-imports.ts';
import { cleanText, excerpt, findTextFault } from './clean-text.ts';
import { findAlias } from './column-aliases.ts';
import { isTotalName } from './find-total-rows.ts';
import { type KeywordTable, openKeywordTable } from './open-keyword-table.ts';
import type { QueryFileRefusal, RejectReason } from './query-file.ts';
import { readQuery } from './read-query.ts';
import type { TableLine } from './table-line.ts';
import { isBlankCell, textOfCell } from './table-line.ts';

/** Which columns hold what; undefined: as the file itself tells, null: none. */
export type KeywordColumns = { query?: number | undefined; label?: number | null | undefined };

type Keyword = {
  /** Lower case, ё as е, single spaces. */
  query: string;
  label: string | null;
};

export type KeywordFile = {
  columns: string[];
  /** null: the file does not tell and nobody has said. */
  query: number | null;
  label: number | null;
  totalLines: number;
  keywords: Keyword[];
  /** Lines whose query stood in the file before. */
  duplicates: number;
  rejected: { line: number; text: string; reason: RejectReason }[];
};

const HEADER_LENGTH = 60;

/** Reads the queries of any table that a person brings; numbers beside them may be wrong without harm. */
export async function readKeywordFile(
  { bytes }: { bytes: Uint8Array },
  input: KeywordColumns,
  longestLabel: number,
): Promise<KeywordFile | QueryFileRefusal> {
  const table = await openKeywordTable(bytes);
  if ('refused' in table) return table;
  if (table.lines.length > IMPORT_BOUNDS.rows)
    return { refused: 'tooManyRows', detail: { measure: 'rows', limit: IMPORT_BOUNDS.rows } };
  const width = table.headers.length;
  const query = within(input.query ?? findColumn(table, 'query'), width);
  const label = within(input.label === undefined ? findColumn(table, 'category') : input.label, width);
  const columns = table.headers.map((header) => excerpt(header, HEADER_LENGTH));
  const about = { columns, query, label: label === query ? null : label, totalLines: table.lines.length };
  if (query === null) return { ...about, keywords: [], duplicates: 0, rejected: [] };
  return { ...about, ...readLines(table, { query, label: about.label, longestLabel }) };
}

function within(column: number | null, width: number): number | null {
  return column !== null && column < width ? column : null;
}

function findColumn({ names }: KeywordTable, role: 'query' | 'category'): number | null {
  const known = names.flatMap((name, place) => {
    const alias = findAlias(name);
    return alias?.role === role ? [{ place, rank: alias.rank }] : [];
  });
  // What buyers typed comes before what the seller bid on, wherever the columns stand.
  const [best] = known.toSorted((one, other) => one.rank - other.rank);
  if (best) return best.place;
  // A list without a header is nothing but queries.
  return role === 'query' && names.length === 0 ? 0 : null;
}

type Reading = { query: number; label: number | null; longestLabel: number };

function readLines({ lines }: KeywordTable, { query, label, longestLabel }: Reading) {
  const keywords = new Map<string, Keyword>();
  const rejected: KeywordFile['rejected'] = [];
  const edges = new Set([lines[0], lines.at(-1)]);
  for (const line of lines) {
    const read = readKeyword(line, query, lines.length > 1 && edges.has(line));
    if ('rejected' in read) {
      const text = excerpt(line.cells.map(textOfCell).join('; '));
      rejected.push({ line: line.line, text, reason: read.rejected });
    } else if (!keywords.has(read.queryKey)) {
      const named = label === null ? null : readLabel(line, label, longestLabel);
      keywords.set(read.queryKey, { query: read.queryKey, label: named });
    }
  }
  const duplicates = lines.length - rejected.length - keywords.size;
  return { keywords: [...keywords.values()], duplicates, rejected };
}

function readKeyword(line: TableLine, column: number, isEdge: boolean) {
  if (line.hasBrokenQuotes) return { rejected: 'brokenQuotes' } as const;
  const cell = line.cells[column];
  const hasNumbers = line.cells.some((other, place) => place !== column && !isBlankCell(other));
  if (isEdge && hasNumbers && isTotalName(textOfCell(cell))) return { rejected: 'totalRow' } as const;
  return readQuery(cell);
}

function readLabel({ cells }: TableLine, column: number, longest: number): string | null {
  const label = cleanText(textOfCell(cells[column]));
  return label === '' || findTextFault(label) ? null : label.slice(0, longest).trim().toWellFormed();
}
