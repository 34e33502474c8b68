import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { openWorkbook } from '../../exports/workbook/open-workbook.ts';
import type { Lines } from '../table/list-lines.ts';
import type { OpenTable } from '../table/open-table.ts';
import { listPages } from './list-pages.ts';
import type { AskedFile, FileLayout } from './query-file.ts';
import { describeTable, planWorkbook, toSheetRow } from './query-workbook.ts';
import { writeCsv } from './write-csv.ts';

export type QueryFile = {
  asked: AskedFile;
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
    yield rows;
    done += rows.length;
    onRows?.(done, total);
  }
}

async function writeXlsx(
  file: QueryFile,
  layout: FileLayout,
  pages: AsyncIterable<readonly QueryRow[]>,
  rows: number,
): Promise<Uint8Array> {
  const { asked, cityName, table, first } = file;
  const workbook = openWorkbook(planWorkbook(layout, asked.isRightToLeft), file.signal);
  try {
    for await (const page of pages) workbook.add(page.map((row) => toSheetRow(row, layout)));
    const told = { asked, plan: table.plan, cityName, rows, total: first.total };
    return await workbook.finish(describeTable(told));
  } finally {
    await workbook.close();
  }
}

/** The rows of the screen in its order, with the columns and headers that it shows. */
export async function* writeQueryFile(file: QueryFile): AsyncGenerator<string | Uint8Array> {
  const { asked, table, first } = file;
  const { headers, columns, texts } = asked;
  const layout: FileLayout = { headers, columns, texts, isMixed: first.others > 0 };
  const rows = Math.min(first.total, EXPORT_RULES.rowsAtMost);
  const pages = countPages(listPages(table, first, rows), rows, file);
  if (asked.format === 'csv') yield* writeCsv(layout, pages);
  else yield await writeXlsx(file, layout, pages, rows);
}
