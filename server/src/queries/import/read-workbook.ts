import readXlsxFile from 'read-excel-file/universal';
import { packWorkbook } from './pack-workbook.ts';
import type { QueryFileRefusal } from './query-file.ts';
import type { Cell, TableLine } from './table-line.ts';
import { isBlankLine } from './table-line.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

type Sheet = { name: string; lines: TableLine[] };

/** Rows times columns up to the furthest cell of a sheet: the reader fills every gap between cells. */
const MAX_CELLS = 6_000_000;

/** Filled rows of every sheet; damaged, oversized and foreign files are refused, never thrown. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | QueryFileRefusal> {
  const parts = unpackWorkbook(bytes);
  if ('refused' in parts) return parts;
  const cells = parts.reduce((sum, { data }) => sum + countCells(data), 0);
  // NaN compares as false with everything, so the condition is what is allowed.
  if (!(cells <= MAX_CELLS)) return { refused: 'tooLarge', detail: { measure: 'cells', limit: MAX_CELLS } };
  try {
    const sheets = await readXlsxFile(packWorkbook(parts), { trim: false });
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      lines: data
        .map((row, index) => ({ line: index + 1, cells: row.map(toCell) }))
        .filter((line) => !isBlankLine(line)),
    }));
  } catch {
    return { refused: 'unreadable', detail: { reason: 'brokenWorkbook' } };
  }
}

// The package types a date cell as the constructor (`typeof Date`) though it gives an instance.
function toCell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : '';
}

const ADDRESS = /[\s"']r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

// Addresses are read as loosely as the reader reads them: lower case, "1e9" and character references included.
function countCells(part: Buffer): number {
  if (!part.includes('sheetData')) return 0;
  let rows = 1;
  let columns = 1;
  for (const [, double, single] of part.toString('latin1').matchAll(ADDRESS)) {
    const address = double ?? single ?? '';
    if (address.includes('&')) return Number.NaN;
    const letters = address.replace(/\d.*$/s, '');
    if (letters === address && address !== 'Infinity') continue;
    const row = Math.max(Number(address.slice(letters.length)) || 0, Number(address) || 0);
    const column = letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    rows = row > rows ? row : rows;
    columns = column > columns ? column : columns;
  }
  return rows * columns;
}
