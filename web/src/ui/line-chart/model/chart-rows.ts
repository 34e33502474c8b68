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
  const head = [t('ui.chart.date'), ...series.map(({ label }) => csvText(label))];
  const lines = Array.from({ length: last - first + 1 }, (_, offset) => {
    const index = first + offset;
    return [
      sheetMoment(x[index] ?? ''),
      ...series.map((one) => cellText(one, index, decimalSign)),
      ...(hasEvents ? [csvText((events.get(index) ?? []).join('; '))] : []),
    ];
  });
  return [[...head, ...(hasEvents ? [t('ui.chart.notes')] : [])], ...lines];
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
