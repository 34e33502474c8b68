import type { QueryRow } from '@vitrina/contract/search-history.ts';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { sheetFormat, sheetValue } from './format-cell.ts';
import { type FileLayout, ORIGIN_HEADERS, originOf } from './write-csv.ts';

export type Workbook = {
  layout: FileLayout;
  rows: readonly QueryRow[];
  /** What the second sheet tells about the first: marketplace, city, period, window, source. */
  about: readonly (readonly [name: string, value: string])[];
};

const text = (value: string, isBold = false) => ({
  type: String,
  value,
  ...(isBold ? { fontWeight: 'bold' as const } : {}),
});

function rowCells(row: QueryRow, { columns, isMixed }: FileLayout): Row {
  const [source, unit, windowDays] = originOf(row);
  return [
    text(row.query),
    ...columns.map((metric) => {
      const value = sheetValue(row, metric);
      return value === null ? null : { type: Number, value, format: sheetFormat(metric) };
    }),
    ...(isMixed
      ? [text(source), text(unit), windowDays === null ? null : { type: Number, value: windowDays }]
      : []),
  ];
}

/** Typed cells under a header row that stays in sight. A cell of text is never a formula in XLSX. */
export async function writeWorkbook({ layout, rows, about }: Workbook): Promise<Uint8Array> {
  const headers = [...layout.headers, ...(layout.isMixed ? ORIGIN_HEADERS : [])];
  return writeExcelFile([
    {
      sheet: 'queries',
      data: [headers.map((header) => text(header, true)), ...rows.map((row) => rowCells(row, layout))],
      columns: headers.map((_, index) => ({ width: index === 0 ? 40 : 16 })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      sheet: 'about',
      data: about.map(([name, value]) => [text(name, true), text(value)]),
      columns: [{ width: 20 }, { width: 40 }],
    },
  ]).toBuffer();
}
