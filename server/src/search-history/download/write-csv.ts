import { stringify } from 'csv-stringify/sync';
import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { csvValue, safeText } from './format-cell.ts';

/** Without it Excel takes UTF-8 for a Windows code page. */
const BYTE_ORDER_MARK = '\uFEFF';

export type FileLayout = {
  headers: readonly string[];
  columns: readonly QueryMetric[];
  /** Lines of other sources are there: each line says its source, unit and window. */
  isMixed: boolean;
};

export const ORIGIN_HEADERS = ['source', 'unit', 'window_days'] as const;

export function originOf(row: QueryRow): [string, string, number | null] {
  return [row.source, row.unit, row.windowDays];
}

// ";" because a comma is the decimal sign where these files are opened.
const toCsv = (lines: unknown[][]) => stringify(lines, { delimiter: ';', record_delimiter: 'windows' });

/** The file piece by piece, so that a hundred thousand lines never stand in memory at once. */
export async function* writeCsv(
  { headers, columns, isMixed }: FileLayout,
  pages: AsyncIterable<readonly QueryRow[]>,
): AsyncGenerator<string> {
  const first = [...headers.map(safeText), ...(isMixed ? ORIGIN_HEADERS : [])];
  yield `${BYTE_ORDER_MARK}${toCsv([first])}`;
  for await (const rows of pages)
    yield toCsv(
      rows.map((row) => [
        safeText(row.query),
        ...columns.map((metric) => csvValue(row, metric)),
        ...(isMixed ? originOf(row) : []),
      ]),
    );
}
