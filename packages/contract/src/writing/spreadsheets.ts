import { DAY_MS, MOSCOW_OFFSET_MS } from '../durations.ts';
import type { MetricUnit } from '../query-metrics.ts';

/** What a cell of a saved table counts: the units of metrics, a place in the search, a moment (milliseconds). */
export type SheetUnit = MetricUnit | 'place' | 'moment';

const WHOLE = '#,##0';
const PERCENT = '0.00%';

/** How a spreadsheet shows a unit; the value itself stays a number. Money is told in roubles. */
const SHEET_FORMATS: Record<SheetUnit, string> = {
  count: WHOLE,
  share: PERCENT,
  kopecks: '#,##0.00',
  change: PERCENT,
  decimal: '0.00',
  degrees: '0.0',
  place: '0.0',
  moment: 'dd.mm.yyyy hh:mm',
};

/** Sheets count days, and the first of 1970 is this one. ECMA-376, 18.17.4.1. */
const FIRST_OF_1970 = 25_569;

export function sheetFormat(unit: SheetUnit, value: number): string {
  // A place is whole, an average of places is not.
  return unit === 'place' && Number.isInteger(value) ? WHOLE : SHEET_FORMATS[unit];
}

/** The number that stands in the cell. */
export function sheetNumber(value: number, unit: SheetUnit): number {
  if (unit === 'moment') return (value + MOSCOW_OFFSET_MS) / DAY_MS + FIRST_OF_1970;
  return unit === 'kopecks' ? value / 100 : value;
}

/** 22.11.2026 13:05, Moscow time, in every language: what a spreadsheet reads as a moment. */
export function sheetMoment(at: number): string {
  const [day = '', time = ''] = new Date(at + MOSCOW_OFFSET_MS).toISOString().split('T');
  return `${day.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
}

const decimals = (digits: number) => (value: number) => value.toFixed(digits).replace('.', ',');
const percent = (value: number) => `${decimals(2)(value * 100)}%`;

/** As a Russian Excel reads them from a text file: decimal comma, percents with their sign. */
const CSV_WRITERS: Record<SheetUnit, (value: number) => string> = {
  count: decimals(0),
  share: percent,
  kopecks: decimals(2),
  change: percent,
  decimal: decimals(2),
  degrees: decimals(1),
  place: (value) => decimals(Number.isInteger(value) ? 0 : 1)(value),
  moment: (days) => sheetMoment(Math.round((days - FIRST_OF_1970) * DAY_MS) - MOSCOW_OFFSET_MS),
};

export function csvNumber(value: number, unit: SheetUnit): string {
  return CSV_WRITERS[unit](sheetNumber(value, unit));
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvText(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

/** What a saved table is fenced with: "," is the decimal sign where these files are opened. */
export const CSV_FORM = { delimiter: ';', newline: '\r\n', byteOrderMark: '\uFEFF' } as const;

// `csv-stringify` takes half of a line's end for text, where Excel begins a row, and is too large for a browser.
/** A line of the file, its end included. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return quoted.join(CSV_FORM.delimiter) + CSV_FORM.newline;
}

// product.md 9.5: ratio ≥ 0.8 green, ≥ 0.6 yellow, else red; the light theme's colours, because a sheet is white.
export function heatFill(ratio: number): string {
  if (ratio >= 0.8) return '#bfe8cf';
  return ratio >= 0.6 ? '#fbe7a8' : '#f8c9c4';
}

const OBJECT_KEYS = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * The text of an XLSX cell. write-excel-file 4.1 keeps its shared texts in a plain object, where "constructor" is
 * found without having been put in; a control character, which it leaves out of the file, makes it another key.
 */
export function cellText(text: string): string {
  return OBJECT_KEYS.has(text) ? `${text}\u0000` : text;
}

/** A name that Excel takes for a sheet: no more than 31 characters, and none of []:*?/\. */
export function sheetName(name: string, otherwise: string): string {
  return (
    name
      .replaceAll(/[[\]:*?/\\]/g, ' ')
      .trim()
      .slice(0, 31)
      .trim() || otherwise
  );
}
