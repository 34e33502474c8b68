import { normaliseHeader } from './column-aliases.ts';
import { decodeText } from './decode-text.ts';
import { findTable, type Table } from './find-table.ts';
import { hasLongCell } from './has-long-cell.ts';
import { isZip } from './is-zip.ts';
import type { QueryFileRefusal } from './query-file.ts';
import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { refuseLimit } from './refuse-limit.ts';
import { type TableLine, textOfCell } from './table-line.ts';

export type KeywordTable = {
  /** One a column; of a table without a header, the cells of its first line. */
  headers: string[];
  /** Headers as aliases know them; empty where there is no header. */
  names: string[];
  lines: TableLine[];
};

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_LINES = 1_000_000;

/** Any table; one whose headers say nothing to us is taken with its first filled line as the header. */
export async function openKeywordTable(bytes: Uint8Array): Promise<KeywordTable | QueryFileRefusal> {
  if (bytes.byteLength > MAX_BYTES)
    return { refused: 'tooLarge', detail: { measure: 'bytes', limit: MAX_BYTES } };
  return isZip(bytes) ? openWorkbook(bytes) : openText(bytes);
}

function openText(bytes: Uint8Array): KeywordTable | QueryFileRefusal {
  const decoded = decodeText(bytes);
  if ('unreadable' in decoded) return { refused: 'unreadable', detail: { reason: decoded.unreadable } };
  const physical = decoded.text.split(/\r\n|\r|\n/);
  if (physical.length > MAX_LINES)
    return { refused: 'tooManyRows', detail: { measure: 'lines', limit: MAX_LINES } };
  if (physical.every((line) => line.trim() === '')) return { refused: 'emptyFile', detail: null };
  if (hasLongCell(physical)) return refuseLimit('cellLength');
  const read = readTextTable(physical, MAX_LINES);
  if ('refused' in read) return read;
  return read.table ? ofTable(read.table) : ofUnknown(read.lines);
}

async function openWorkbook(bytes: Uint8Array): Promise<KeywordTable | QueryFileRefusal> {
  const sheets = await readWorkbook(bytes);
  if ('refused' in sheets) return sheets;
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const tables = filled.flatMap(({ lines }) => findTable(lines) ?? []);
  const [best] = tables.toSorted((a, b) => b.known - a.known || b.lines.length - a.lines.length);
  if (best) return ofTable(best);
  const [first] = filled;
  return first ? ofUnknown(first.lines) : { refused: 'emptyFile', detail: null };
}

function ofTable({ headers, names, lines }: Table): KeywordTable {
  const shown = names.length > 0 ? headers : (lines[0]?.cells ?? []);
  return { headers: shown.map(textOfCell), names, lines };
}

function ofUnknown([header, ...lines]: TableLine[]): KeywordTable | QueryFileRefusal {
  if (!header) return { refused: 'emptyFile', detail: null };
  return {
    headers: header.cells.map(textOfCell),
    names: header.cells.map(normaliseHeader),
    lines,
  };
}
