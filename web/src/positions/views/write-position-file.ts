import {
  csvHead,
  csvRow,
  type FileCell,
  type FileColumn,
  type FileTexts,
  fileText,
  type PositionFile,
} from '@vitrina/contract/positions/file.ts';
import { sheetFormat, sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import type { Cell } from 'write-excel-file/browser';
import { textCell } from '../../ui/data-table/export/to-sheet.ts';
import { writeWorkbook } from '../../ui/data-table/export/write-table-file.ts';

function toCell(cell: FileCell, { unit = 'count' }: FileColumn): Cell {
  if (cell === null) return null;
  const { value, fill } = typeof cell === 'object' ? cell : { value: cell, fill: undefined };
  const look = fill === undefined ? {} : { backgroundColor: fill };
  if (typeof value === 'string') return Object.assign({}, textCell(value), look);
  return { type: Number, value: sheetNumber(value, unit), format: sheetFormat(unit, value), ...look };
}

type Requested = {
  format: 'csv' | 'xlsx';
  texts: FileTexts;
  about: readonly (readonly [name: string, value: string | number])[];
  isRightToLeft: boolean;
};

/** The same rows as the worker writes (server, make-position-export.ts), made here at once. */
export async function writePositionFile({ columns, rows }: PositionFile, search: Requested): Promise<Blob> {
  if (search.format === 'csv') {
    const lines = [csvHead(columns), ...rows.map((row) => csvRow(row, columns))];
    return new Blob(lines, { type: 'text/csv;charset=utf-8' });
  }
  const data = rows.map((row) => row.map((cell, index) => toCell(cell, columns[index] ?? columns[0] ?? NO)));
  return writeWorkbook({
    sheet: {
      data: [columns.map(({ header }) => textCell(header, true)), ...data],
      columns: columns.map(({ width }) => ({ width })),
    },
    about: search.about,
    sheetNames: [fileText(search.texts, 'sheet'), fileText(search.texts, 'about')],
    isRightToLeft: search.isRightToLeft,
  });
}

const NO: FileColumn = { header: '', width: 0 };
