import { cellText, heatFill, sheetFormat, sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import type { Cell, SheetData } from 'write-excel-file/browser';
import type { Words } from '../../../platform/texts/words.ts';
import type { CellValue, Column } from '../column.ts';
import { plainValue } from '../plain-value.ts';
import { savedColumns } from './saved-columns.ts';

/** A cell of text is never a formula in XLSX, whatever it begins with. */
export function textCell(text: string, isBold = false): Cell {
  return { type: String, value: cellText(text), ...(isBold ? { fontWeight: 'bold' as const } : {}) };
}

function toCell(value: CellValue, unit: Column<never>['unit'], ratio: number | null): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return textCell(value);
  return {
    type: Number,
    value: sheetNumber(value, unit ?? 'count'),
    format: sheetFormat(unit ?? 'count', value),
    ...(ratio === null ? {} : { backgroundColor: heatFill(ratio) }),
  };
}

// About as many characters fit into so many pixels of a column of the screen.
const PIXELS_PER_CHARACTER = 8;
const MOST_CHARACTERS = 60;

export type Sheet = { data: SheetData; columns: { width: number }[] };

/** Typed cells of the rows of the table, in its order, under its headers. */
export function toSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: Words): Sheet {
  const saved = savedColumns(columns);
  return {
    data: [
      saved.map(({ header }) => textCell(words.t(header), true)),
      ...rows.map((row) =>
        saved.map((column) =>
          toCell(plainValue(column, row, words), column.unit, column.heat?.(row) ?? null),
        ),
      ),
    ],
    columns: saved.map(({ width }) => ({ width: Math.min(width / PIXELS_PER_CHARACTER, MOST_CHARACTERS) })),
  };
}
