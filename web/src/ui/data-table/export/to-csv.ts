import { CSV_FORM, csvLine, csvNumber, csvText } from '@vitrina/contract/writing/spreadsheets.ts';
import type { ValueUnit } from '../../../platform/texts/create-format.ts';
import type { Words } from '../../../platform/texts/words.ts';
import type { CellValue, Column } from '../column.ts';
import { plainValue } from '../plain-value.ts';
import { savedColumns } from './saved-columns.ts';

function writeCell(value: CellValue, unit: ValueUnit = 'count'): string {
  return typeof value === 'number' ? csvNumber(value, unit) : csvText(value ?? '');
}

/** The rows of the table in its order, as a Russian Excel opens them; what was not measured is an empty cell. */
export function toCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[], words: Words): string {
  const saved = savedColumns(columns);
  const lines = [
    saved.map(({ header }) => csvText(words.t(header))),
    ...rows.map((row) => saved.map((column) => writeCell(plainValue(column, row, words), column.unit))),
  ];
  return CSV_FORM.byteOrderMark + lines.map(csvLine).join('');
}
