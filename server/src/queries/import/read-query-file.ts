import { IMPORT_BOUNDS } from '@vitrina/contract/query-imports.ts';
import { excerpt } from './clean-text.ts';
import { isPlaceHeader } from './column-aliases.ts';
import { decodeText } from './decode-text.ts';
import type { Table } from './find-table.ts';
import { findTable } from './find-table.ts';
import { hasLongCell } from './has-long-cell.ts';
import { isZip } from './is-zip.ts';
import type { ReadingPlan } from './plan-reading.ts';
import { planReading } from './plan-reading.ts';
import type { QueryFileOptions, QueryFileRefusal, QueryFileReport, QueryFileResult } from './query-file.ts';
import { COLUMN_ROLES } from './query-file.ts';
import { readLines } from './read-lines.ts';
import { readTextTable } from './read-text-table.ts';
import { readWorkbook } from './read-workbook.ts';
import { refuseLimit } from './refuse-limit.ts';
import type { TableLine } from './table-line.ts';
import { textOfCell } from './table-line.ts';

/** Lines of any kind, blank ones included: 20 MB of one-letter lines are an attack and not a list. */
const MAX_LINES = 1_000_000;
const TOO_MANY_LINES = { refused: 'tooManyRows', detail: { measure: 'lines', limit: MAX_LINES } } as const;

type Opened = {
  table: Table;
  isText: boolean;
  about: Pick<QueryFileReport, 'encoding' | 'delimiter' | 'sheet' | 'otherSheets'>;
};

/** Reads a file of queries with what it says about them. Whatever the bytes are, the answer is a result or a refusal. */
export async function readQueryFile(
  file: { name: string; bytes: Uint8Array },
  options: QueryFileOptions,
): Promise<QueryFileResult> {
  const { bytes } = file;
  if (bytes.byteLength > IMPORT_BOUNDS.bytes) {
    return { refused: 'tooLarge', detail: { measure: 'bytes', limit: IMPORT_BOUNDS.bytes } };
  }
  const opened = isZip(bytes) ? await openWorkbook(bytes) : openText(bytes);
  if ('refused' in opened) return opened;
  const { table, isText, about } = opened;
  if (table.lines.length > MAX_LINES) return TOO_MANY_LINES;
  const plan = planReading(table, { fileName: file.name, sheet: about.sheet, isText }, options);
  const read = readLines(table.lines, plan, options);
  if (!read) return { refused: 'tooManyRows', detail: { measure: 'rows', limit: options.maxRows } };
  const { rows, counts } = read;
  if (plan.hasOtherMarketplaceNumbers) {
    const text = excerpt(table.headers.map(textOfCell).join('; '));
    counts.warnings.unshift({ line: table.headerLine ?? 1, text, reason: 'otherMarketplaceNumbers' });
  }
  const { headerLine, above } = table;
  const columns = describeColumns(table, plan);
  const report = {
    ...counts,
    ...about,
    headerLine,
    linesAboveHeader: above.length,
    columns,
    dayFrom: plan.dayFrom,
    hasPlaces: table.names.some(isPlaceHeader),
  };
  return { source: plan.source, unit: plan.unit, rows, report };
}

function openText(bytes: Uint8Array): Opened | QueryFileRefusal {
  const decoded = decodeText(bytes);
  if ('unreadable' in decoded) return { refused: 'unreadable', detail: { reason: decoded.unreadable } };
  const physical = decoded.text.split(/\r\n|\r|\n/);
  if (physical.length > MAX_LINES) return TOO_MANY_LINES;
  const firstLine = physical.find((line) => line.trim() !== '');
  if (firstLine === undefined) return { refused: 'emptyFile', detail: null };
  if (hasLongCell(physical)) return refuseLimit('cellLength');
  const read = readTextTable(physical, MAX_LINES);
  if ('refused' in read) return read;
  const { table, delimiter } = read;
  if (!table) return refuseColumns(firstLine.split(delimiter));
  return {
    table,
    isText: true,
    about: { encoding: decoded.encoding, delimiter, sheet: null, otherSheets: [] },
  };
}

async function openWorkbook(bytes: Uint8Array): Promise<Opened | QueryFileRefusal> {
  const sheets = await readWorkbook(bytes);
  if ('refused' in sheets) return sheets;
  const filled = sheets.filter(({ lines }) => lines.length > 0);
  const [firstSheet] = filled;
  if (!firstSheet) return { refused: 'emptyFile', detail: null };
  const readable = filled.flatMap(({ name, lines }) => {
    const table = findTable(lines);
    return table ? [{ name, table }] : [];
  });
  const [best] = readable.toSorted(
    (a, b) => b.table.known - a.table.known || b.table.lines.length - a.table.lines.length,
  );
  if (!best) return refuseColumns(firstSheet.lines[0]?.cells ?? []);
  const otherSheets = filled.filter(({ name }) => name !== best.name).map(countSheet);
  const about = { encoding: 'xlsx', delimiter: null, sheet: best.name, otherSheets };
  return { table: best.table, isText: false, about };
}

function countSheet({ name, lines }: { name: string; lines: TableLine[] }) {
  return { name, lines: lines.length };
}

function refuseColumns(cells: TableLine['cells']): QueryFileRefusal {
  const firstLine = cells.slice(0, 20).map((cell) => excerpt(textOfCell(cell), 60));
  return { refused: 'noQueryColumn', detail: { firstLine } };
}

function describeColumns({ headers, lines }: Table, { columns }: ReadingPlan): QueryFileReport['columns'] {
  const width = headers.length || (lines[0]?.cells.length ?? 0);
  return Array.from({ length: width }, (_, index) => ({
    header: excerpt(textOfCell(headers[index]), 100),
    role: COLUMN_ROLES.find((role) => columns[role] === index) ?? null,
  }));
}
