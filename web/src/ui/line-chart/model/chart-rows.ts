import { CSV_FORM, csvLine, csvText } from '@vitrina/contract/writing/spreadsheets.ts';
import type { TFunction } from 'i18next';
import { writeNumber } from '../../data-table/to-clipboard.ts';
import type { ChartSeries } from './chart-series.ts';
import { sheetMoment } from './moment-text.ts';

/** What a chart shows, as rows: the table, the copy and the file are all made of it. */
export type ChartRows = {
  series: readonly ChartSeries[];
  x: readonly string[];
  /** The points in view, both included. */
  range: readonly [first: number, last: number];
  events: ReadonlyMap<number, string[]>;
};

/** Head and lines as texts; what was not measured is an empty cell, never a zero. */
export function chartCells(rows: ChartRows, t: TFunction, decimalSign: string): string[][] {
  const { series, x, range, events } = rows;
  const [first, last] = range;
  const hasEvents = events.size > 0;
  const head = [t('ui.chart.date'), ...series.flatMap((one) => headTexts(one, t))];
  const lines = Array.from({ length: last - first + 1 }, (_, offset) => {
    const index = first + offset;
    return [
      sheetMoment(x[index] ?? ''),
      ...series.flatMap((one) => cellTexts(one, index, decimalSign)),
      ...(hasEvents ? [csvText((events.get(index) ?? []).join('; '))] : []),
    ];
  });
  return [[...head, ...(hasEvents ? [t('ui.chart.notes')] : [])], ...lines];
}

/** A band has two columns of its own. */
function headTexts({ label, band }: ChartSeries, t: TFunction): string[] {
  const name = csvText(label);
  if (band === undefined) return [name];
  return [name, t('ui.chart.low', { label: name }), t('ui.chart.high', { label: name })];
}

function cellTexts(series: ChartSeries, index: number, decimalSign: string): string[] {
  const { band, unit } = series;
  const text = cellText(series, index, decimalSign);
  if (band === undefined) return [text];
  const [low, high] = band[index] ?? [];
  const write = (edge: number | undefined) =>
    edge === undefined ? '' : writeNumber(edge, unit).replace('.', decimalSign);
  return [text, write(low), write(high)];
}

function cellText({ values, words, unit }: ChartSeries, index: number, decimalSign: string): string {
  const value = values[index] ?? null;
  return value === null ? (words?.[index] ?? '') : writeNumber(value, unit).replace('.', decimalSign);
}

/** For the clipboard: a sheet takes tabs apart by itself. */
export function toTabs(cells: readonly (readonly string[])[]): string {
  return cells.map((line) => line.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

export function toCsv(cells: readonly (readonly string[])[]): string {
  return CSV_FORM.byteOrderMark + cells.map(csvLine).join('');
}
