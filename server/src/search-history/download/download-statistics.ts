import { Readable } from 'node:stream';
import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import { type QueryRow, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import type { FileAnswer } from '../../platform/http.ts';
import { problem } from '../../platform/problem.ts';
import { type AskedTable, type OpenTable, openTable, type TableContext } from '../table/open-table.ts';
import type { SearchHistoryTables } from '../tables.ts';
import { buildWorkbook } from './build-workbook.ts';
import { type FileLayout, writeCsv } from './write-csv.ts';

type Asked = AskedTable & {
  format: 'csv' | 'xlsx';
  columns: readonly QueryMetric[];
  headers: readonly string[];
};

/** The first rows of the order; a CSV is streamed, a workbook is made in memory. */
const MAX_ROWS = { csv: 100_000, xlsx: 20_000 } as const;
const ROWS_AT_ONCE = 5000;

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function findCityName({ db }: Pick<Context, 'db'>, cityId: number): Promise<string> {
  if (cityId === WHOLE_COUNTRY) return '';
  const tables = db.withTables<SearchHistoryTables>();
  const city = await tables.selectFrom('cities').select('name').where('id', '=', cityId).executeTakeFirst();
  return city?.name ?? String(cityId);
}

async function* listPages(
  table: OpenTable,
  first: readonly QueryRow[],
  most: number,
): AsyncGenerator<readonly QueryRow[]> {
  let page = first;
  for (let offset = 0; page.length > 0; ) {
    yield page.slice(0, most - offset);
    offset += page.length;
    // A short page is the last one.
    if (page.length < ROWS_AT_ONCE || offset >= most) return;
    page = (await table.listLines(offset, ROWS_AT_ONCE, false)).rows;
  }
}

function describeTable(
  asked: Asked,
  { plan }: OpenTable,
  cityName: string,
  total: number,
): [string, string][] {
  const shown = Math.min(total, MAX_ROWS.xlsx);
  return [
    ['marketplace', asked.marketplace],
    ['city', cityName],
    ['period', `${asked.from} – ${asked.to}`],
    ['window, days', String(asked.window)],
    ['last measured day', plan.end?.day ?? ''],
    ['source', plan.end ? 'feed' : ''],
    ['contains', asked.contains],
    ['order', `${asked.sort} ${asked.direction}`],
    ['rows', shown === total ? String(total) : `${shown} / ${total}`],
  ];
}

/** The rows of the screen in its order, with the columns and headers that it shows. */
export async function downloadStatistics(context: TableContext, asked: Asked): Promise<FileAnswer> {
  if (asked.headers.length !== asked.columns.length + 1)
    throw problem('request.invalid', { field: 'headers', rule: 'length' });
  const table = await openTable(context, asked);
  const first = await table.listLines(0, ROWS_AT_ONCE, false);
  if (first.total === 0) throw problem('searchHistory.notFound');
  const { format, headers, columns, marketplace, from, to, window } = asked;
  const cityName = await findCityName(context, asked.cityId);
  const layout: FileLayout = { headers, columns, isMixed: first.others > 0 };
  const pages = listPages(table, first.rows, MAX_ROWS[format]);
  const name = [marketplace, ...(cityName ? [cityName] : []), from, to, `${window}d`].join('_');
  const answer = { name: `${name}.${format}`, contentType: CONTENT_TYPES[format] };
  if (format === 'csv') return { ...answer, body: Readable.from(writeCsv(layout, pages)) };
  const rows: QueryRow[] = [];
  for await (const page of pages) rows.push(...page);
  const about = describeTable(asked, table, cityName, first.total);
  return { ...answer, body: await buildWorkbook({ layout, rows, about }) };
}
