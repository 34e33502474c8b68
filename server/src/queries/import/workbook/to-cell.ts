import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Cell } from '../table-line.ts';
import { decodeEscapes } from './cell-text.ts';

/** What the cells of all sheets refer to. */
export type Workbook = { texts: readonly string[]; dateStyles: readonly boolean[]; isFrom1904: boolean };

/** Serial day of 1970-01-01, counted from the last day of 1899. */
const UNIX_SERIAL = 25_569;
/** Between the two ways of counting days. */
const DAYS_TO_1904 = 1462;

/** The stored value of a cell; of a formula what it gave when the file was saved. An error is no value. */
export function toCell(workbook: Workbook, cell: { type: string; style: number; value: string }): Cell {
  const { type, style, value } = cell;
  if (type === 'inlineStr') return value;
  if (value === '') return '';
  if (type === 's') return workbook.texts[Number(value)] ?? '';
  if (type === 'str') return decodeEscapes(value);
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'e') return '';
  if (type === 'd') return toInstant(new Date(value));
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (workbook.dateStyles[style] !== true) return number;
  const days = number - UNIX_SERIAL + (workbook.isFrom1904 ? DAYS_TO_1904 : 0);
  return toInstant(new Date(Math.round(days * DAY_MS)));
}

function toInstant(date: Date): Cell {
  return Number.isNaN(date.getTime()) ? '' : date;
}
