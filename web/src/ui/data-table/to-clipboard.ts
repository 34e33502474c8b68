import { csvText } from '@vitrina/contract/writing/spreadsheets.ts';
import type { ValueUnit } from '../../platform/texts/create-format.ts';
import type { Words } from '../../platform/texts/words.ts';
import type { CellValue, Column } from './column.ts';
import { plainValue } from './plain-value.ts';

// More digits than any figure has, fewer than the noise of doubles.
const DIGITS = 12;
const ONE_LINE = /[\t\r\n]+/g;

/**
 * Tab-separated cells as Excel of this language reads them: numbers stay numbers and percents percents, an absent value
 * is an empty cell, and no text turns into a formula.
 */
export function toClipboard<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  words: Words,
  decimalSign: string,
): string {
  const cellOf = (row: Row, column: Column<Row>) =>
    writeCell(plainValue(column, row, words), column.unit, decimalSign);
  return rows.map((row) => columns.map((column) => cellOf(row, column)).join('\t')).join('\n');
}

/** The sign between whole and part: a number with the wrong one is pasted as a text. */
export function decimalSignOf(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function writeCell(value: CellValue, unit: ValueUnit | undefined, decimalSign: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return csvText(value.replaceAll(ONE_LINE, ' '));
  return writeNumber(value, unit).replace('.', decimalSign);
}

export function writeNumber(value: number, unit: ValueUnit | undefined): string {
  if (unit === 'kopecks') return String(clean(value / 100));
  if (unit === 'share' || unit === 'change') return `${clean(value * 100)}%`;
  return String(clean(value));
}

function clean(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
