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

const decimals = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');

/** As a Russian Excel reads it from a text file: decimal comma, percents with their sign. */
export function csvValue(row: QueryRow, metric: QueryMetric): string {
  const value = sheetValue(row, metric);
  if (value === null) return '';
  switch (QUERY_METRICS[metric].unit) {
    case 'count':
      return String(Math.round(value));
    case 'share':
    case 'change':
      return `${decimals(value * 100, 2)}%`;
    case 'degrees':
      return decimals(value, 1);
    case 'kopecks':
    case 'decimal':
      return decimals(value, 2);
  }
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function safeText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
