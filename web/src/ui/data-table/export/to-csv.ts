import { CSV_FORM, csvNumber, csvText } from '@vitrina/contract/spreadsheets.ts';
import type { ValueUnit } from '../../../platform/texts/create-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { CellValue, Column } from '../column.ts';
import { plainValue } from '../plain-value.ts';
import { savedColumns } from './saved-columns.ts';

function quote(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writeCell(value: CellValue, unit: ValueUnit = 'count'): string {
  return typeof value === 'number' ? csvNumber(value, unit) : quote(csvText(value ?? ''));
}

/** The rows of the table in its order, as a Russian Excel opens them; what was not measured is an empty cell. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: Words): string {
  const saved = savedColumns(columns);
  const lines = [
    saved.map(({ header }) => quote(csvText(words.t(header)))),
    ...rows.map((row) => saved.map((column) => writeCell(plainValue(column, row, words), column.unit))),
  ];
  const { byteOrderMark, delimiter, newline } = CSV_FORM;
  return `${byteOrderMark}${lines.map((line) => line.join(delimiter) + newline).join('')}`;
}
