import { cellText, heatFill, sheetFormat, sheetNumber } from '@vitrina/contract/spreadsheets.ts';
import type { Cell, Row } from 'write-excel-file/node';
import type { SheetColumn, SheetRow } from './workbook.ts';

/** A cell of text is never a formula in XLSX, whatever it begins with. */
export function textCell(text: string, isBold = false): Cell {
  return { type: String, value: cellText(text), ...(isBold ? { fontWeight: 'bold' as const } : {}) };
}

function toCell(value: string | number | null, { unit = 'count', isHeated }: SheetColumn): Cell {
  if (value === null) return null;
  if (typeof value === 'string') return textCell(value);
  return {
    type: Number,
    value: sheetNumber(value, unit),
    format: sheetFormat(unit, value),
    ...(isHeated === true ? { backgroundColor: heatFill(value) } : {}),
  };
}

export function toCells(row: SheetRow, columns: readonly SheetColumn[]): Row {
  return columns.map((column, index) => toCell(row[index] ?? null, column));
}
