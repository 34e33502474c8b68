import { setImmediate } from 'node:timers/promises';
import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { type MetricUnit, QUERY_METRICS } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { sheetNumber } from '@vitrina/contract/writing/spreadsheets.ts';
import { writeWorkbook } from '../../exports/workbook/write-workbook.ts';
import type { ClickHouse } from '../../platform/clickhouse/client.ts';
import type { ParquetColumn, ParquetRow } from '../../platform/clickhouse/write-parquet.ts';
import type { Lines } from '../table/list-lines.ts';
import type { OpenTable } from '../table/open-table.ts';
import { listPages } from './list-pages.ts';
import type { FileInput, FileLayout } from './query-file.ts';
import { describeTable, planWorkbook, toSheetRow } from './query-workbook.ts';
import { writeCsv } from './write-csv.ts';

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
function parquetColumns({ columns, isMixed }: Layout): ParquetColumn[] {
  const metrics = columns.map((name) => ({ name, type: TYPES[QUERY_METRICS[name].unit] }));
  const origin: ParquetColumn[] = [
    { name: 'source', type: 'String' },
    { name: 'unit', type: 'String' },
    { name: 'window_days', type: 'Nullable(Int64)' },
  ];
  return [{ name: 'query', type: 'String' }, ...metrics, ...(isMixed ? origin : [])];
}

function toParquetRow(row: QueryRow, { columns, isMixed }: Layout): ParquetRow {
  const metrics = columns.map((metric) => {
    const value = row[metric];
    return value === null ? null : sheetNumber(value, QUERY_METRICS[metric].unit);
  });
  return [row.query, ...metrics, ...(isMixed ? [row.source, row.unit, row.windowDays] : [])];
}

/** Some ten milliseconds of writing; then others have their turn. */
const ROWS_AT_ONCE = 250;

export type QueryFile = {
  clickhouse: ClickHouse;
  input: FileInput;
  cityName: string;
  table: OpenTable;
  first: Lines;
  onRows?: (done: number, total: number) => void;
  signal?: AbortSignal;
};

async function* countPages(
  pages: AsyncIterable<readonly QueryRow[]>,
  total: number,
  { onRows, signal }: QueryFile,
): AsyncGenerator<readonly QueryRow[]> {
  let done = 0;
  for await (const rows of pages) {
    signal?.throwIfAborted();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      yield rows.slice(from, from + ROWS_AT_ONCE);
      // The worker may be the process that answers people.
      await setImmediate();
    }
    done += rows.length;
    onRows?.(done, total);
  }
}

async function* toSheetRows(pages: AsyncIterable<readonly QueryRow[]>, layout: FileLayout) {
  for await (const page of pages) yield page.map((row) => toSheetRow(row, layout));
}

async function* toParquetRows(pages: AsyncIterable<readonly QueryRow[]>, layout: FileLayout) {
  for await (const page of pages) yield page.map((row) => toParquetRow(row, layout));
}

/** The rows of the screen in its order, with the columns and headers that it shows. */
export async function* writeQueryFile(file: QueryFile): AsyncGenerator<string | Uint8Array> {
  const { input, table, first } = file;
  const { headers, columns, texts } = input;
  const layout: FileLayout = { headers, columns, texts, isMixed: first.others > 0 };
  const rows = Math.min(first.total, EXPORT_RULES.rowsAtMost);
  const pages = countPages(listPages(table, first, rows), rows, file);
  if (input.format === 'csv') return yield* writeCsv(layout, pages);
  if (input.format === 'parquet')
    return yield* file.clickhouse.parquet(parquetColumns(layout), toParquetRows(pages, layout));
  const about = describeTable({ input, plan: table.plan, cityName: file.cityName, rows, total: first.total });
  yield* writeWorkbook(planWorkbook(layout, input.isRightToLeft), toSheetRows(pages, layout), about);
}
