import { QUERY_METRICS, type QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { csvNumber } from '@vitrina/contract/writing/spreadsheets.ts';

/** null is an empty cell, never a zero. */
export function csvValue(row: QueryRow, metric: QueryMetric): string {
  const value = row[metric];
  return value === null ? '' : csvNumber(value, QUERY_METRICS[metric].unit);
}
