import { QUERY_METRICS, type MetricUnit, type QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';

/** How a spreadsheet shows a unit; the value itself stays a number. Money is told in roubles. */
const SHEET_FORMATS: Record<MetricUnit, string> = {
  count: '#,##0',
  share: '0.00%',
  kopecks: '#,##0.00',
  change: '0.00%',
  decimal: '0.00',
  degrees: '0.0',
};

export function sheetFormat(metric: QueryMetric): string {
  return SHEET_FORMATS[QUERY_METRICS[metric].unit];
}

/** null stays null: an empty cell, never a zero. */
export function sheetValue(row: QueryRow, metric: QueryMetric): number | null {
  const value = row[metric];
  return value !== null && QUERY_METRICS[metric].unit === 'kopecks' ? value / 100 : value;
}

const decimals = (digits: number) => (value: number) => value.toFixed(digits).replace('.', ',');
const percent = (value: number) => `${decimals(2)(value * 100)}%`;

/** As a Russian Excel reads them from a text file: decimal comma, percents with their sign. */
const CSV_WRITERS: Record<MetricUnit, (value: number) => string> = {
  count: decimals(0),
  share: percent,
  kopecks: decimals(2),
  change: percent,
  decimal: decimals(2),
  degrees: decimals(1),
};

export function csvValue(row: QueryRow, metric: QueryMetric): string {
  const value = sheetValue(row, metric);
  return value === null ? '' : CSV_WRITERS[QUERY_METRICS[metric].unit](value);
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
