import { type MetricUnit, QUERY_METRICS } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { sheetNumber } from '@vitrina/contract/spreadsheets.ts';
import type { ParquetColumn, ParquetRow } from '../../platform/clickhouse/write-parquet.ts';
import type { FileLayout } from './query-file.ts';

/** Money in roubles, as in the other files, and exact. */
const TYPES: Readonly<Record<MetricUnit, ParquetColumn['type']>> = {
  count: 'Nullable(Int64)',
  kopecks: 'Nullable(Decimal(18, 2))',
  share: 'Nullable(Float64)',
  change: 'Nullable(Float64)',
  decimal: 'Nullable(Float64)',
  degrees: 'Nullable(Float64)',
};

type Layout = Pick<FileLayout, 'columns' | 'isMixed'>;

/** Programs read this file: columns have the names of docs/metrics.md in every language, and texts are what they are. */
export function parquetColumns({ columns, isMixed }: Layout): ParquetColumn[] {
  const metrics = columns.map((name) => ({ name, type: TYPES[QUERY_METRICS[name].unit] }));
  const origin: ParquetColumn[] = [
    { name: 'source', type: 'String' },
    { name: 'unit', type: 'String' },
    { name: 'window_days', type: 'Nullable(Int64)' },
  ];
  return [{ name: 'query', type: 'String' }, ...metrics, ...(isMixed ? origin : [])];
}

export function toParquetRow(row: QueryRow, { columns, isMixed }: Layout): ParquetRow {
  const metrics = columns.map((metric) => {
    const value = row[metric];
    return value === null ? null : sheetNumber(value, QUERY_METRICS[metric].unit);
  });
  return [row.query, ...metrics, ...(isMixed ? [row.source, row.unit, row.windowDays] : [])];
}
