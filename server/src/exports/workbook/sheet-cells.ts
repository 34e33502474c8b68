import { heatFill, sheetFormat, sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import { escapeXml } from './escape-xml.ts';
import type { Styles } from './sheet-styles.ts';
import type { SheetColumn, SheetRow } from './workbook.ts';

const LETTERS = 26;

/** A, …, Z, AA, … of a column counted from zero. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}

/** A text in its cell is never a formula in XLSX, whatever it begins with. */
export function textCell(place: string, text: string, style = 0): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

export function numberCell(place: string, value: number, style: number): string {
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** Writes rows of one sheet; what is absent has no cell. */
export function rowWriter(columns: readonly SheetColumn[], styles: Styles) {
  const letters = columns.map((_, index) => columnLetters(index));

  function cellXml(
    place: string,
    cell: NonNullable<SheetRow[number]>,
    { unit = 'count', isHeated }: SheetColumn,
  ): string {
    const { value, fill: own } = typeof cell === 'object' ? cell : { value: cell, fill: null };
    if (typeof value === 'string')
      return textCell(place, value, own === null ? 0 : styles.numberOf({ fill: own }));
    const fill = isHeated === true ? heatFill(value) : own;
    const style = styles.numberOf({ format: sheetFormat(unit, value), fill });
    return numberCell(place, sheetNumber(value, unit), style);
  }

  /** `line` counts from one, as a spreadsheet does. */
  return (row: SheetRow, line: number): string => {
    let cells = '';
    for (const [index, column] of columns.entries()) {
      const value = row[index] ?? null;
      if (value !== null) cells += cellXml(`${letters[index] ?? ''}${line}`, value, column);
    }
    return `<row r="${line}">${cells}</row>`;
  };
}
