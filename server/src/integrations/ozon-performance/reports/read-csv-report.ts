import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { readDecimal } from '../lenient.ts';
import { type ColumnName, type Columns, findColumns } from './csv-columns.ts';
import { type ReadReport, type ReportRow, readReportDay } from './report-row.ts';

const Records = z.array(z.array(z.string()));

const TOTALS = 'всего';

function parseCells(text: string): string[][] | undefined {
  try {
    return Records.parse(parse(text, { delimiter: ';', bom: true, relax_column_count: true }));
  } catch {
    return undefined;
  }
}

class Unreadable extends Error {}

function readRow(campaignId: string, columns: Columns, cells: readonly string[]): ReportRow {
  const cell = (name: ColumnName) => (columns[name] === undefined ? undefined : cells[columns[name]]);
  /** null: there is no such column. A column without a number is not the report we know. */
  const number = (name: ColumnName): number | null => {
    if (columns[name] === undefined) return null;
    const value = readDecimal(cell(name) ?? '');
    if (value === undefined)
      throw new Unreadable(`${name}: "${(cell(name) ?? '').slice(0, 40)}" is no number`);
    return value;
  };
  const kopecks = (name: ColumnName) => {
    const rub = number(name);
    return rub === null ? null : Math.round(rub * 100);
  };
  const written = cell('day');
  const date = written === undefined ? null : readReportDay(written);
  if (date === undefined) throw new Unreadable(`day: "${written?.slice(0, 40) ?? ''}"`);
  return {
    campaignId,
    sku: number('sku') ?? 0,
    date,
    title: cell('title') ?? null,
    views: number('views') ?? 0,
    clicks: number('clicks') ?? 0,
    carts: number('carts'),
    orders: number('orders') ?? 0,
    ordersKopecks: kopecks('ordersMoney'),
    modelOrders: number('models'),
    modelOrdersKopecks: kopecks('modelsMoney'),
    spentKopecks: kopecks('spent'),
    // 0 stands for a price that is not set.
    priceKopecks: kopecks('price') || null,
  };
}

/** The report of one campaign. Columns are found by their headers, whichever generation they are of. */
export function readCsvReport(text: string, campaignId: string): ReadReport {
  const lines = parseCells(text);
  if (lines === undefined) return { outcome: 'drift', message: 'not CSV' };
  // A line of title may stand above the headers.
  const top = lines.findIndex((cells) => cells.some((cell) => cell.trim().toLowerCase() === 'sku'));
  const columns = findColumns(lines[top] ?? []);
  if ('missing' in columns)
    return { outcome: 'drift', message: `columns are missing: ${columns.missing.join(', ')}` };
  const end = lines.findIndex((cells, place) => place > top && cells[0]?.trim().toLowerCase() === TOTALS);
  // The line of totals ends every report: without it the file was cut off.
  if (end === -1) return { outcome: 'drift', message: 'the line of totals is missing' };
  try {
    return {
      outcome: 'ok',
      data: lines.slice(top + 1, end).map((cells) => readRow(campaignId, columns, cells)),
    };
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'drift', message: error.message };
    throw error;
  }
}
