import {
  coverageOf,
  type FileColumn,
  type FileRow,
  longFile,
  rawColumns,
  rawRow,
  wideFile,
} from '@vitrina/contract/positions/file.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import type { startPositionExport } from '@vitrina/contract/positions/views.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { getMatrix } from '../matrix/get-matrix.ts';
import { planPeriod } from '../matrix/plan-period.ts';
import { countChecks, listChecks } from './list-checks.ts';

export type FileInput = z.output<(typeof startPositionExport)['input']>;

/** A file whose rows come page by page. */
type OpenFile = {
  columns: readonly FileColumn[];
  total: number;
  coverage?: string;
  pages: () => AsyncIterable<readonly FileRow[]>;
};

const ROWS_AT_ONCE = 5000;

async function* cut(rows: readonly FileRow[]): AsyncGenerator<readonly FileRow[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

async function openChecks(context: Context, input: FileInput): Promise<OpenFile> {
  const { cabinetId, entryId, texts } = input;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  // The period as the plan shows it, however fine its buckets would be.
  const grid = await planPeriod(context, { ...input, grouping: 'Day' });
  const followed = await listEntryTerms(context.db.withTables(), entryId);
  const terms = followed.filter(({ query }) => input.queries.includes(query));
  const series = { cabinetId, sku: entry.sku, cityId: entry.city_id, termIds: terms.map(({ id }) => id) };
  const queries = new Map(terms.map(({ id, query }) => [id, query]));
  async function* pages() {
    for await (const checks of listChecks(context, series, grid, queries))
      yield checks.map((check) => rawRow(check, texts));
  }
  return { columns: rawColumns(texts), total: await countChecks(context, series, grid), pages };
}

/** interface-rules.md G10: the rows of the screen in its order, or the checks that they come from. */
export async function openFile(context: Context, input: FileInput): Promise<OpenFile> {
  if (input.form === 'raw') return openChecks(context, input);
  const matrix = await getMatrix(context, input);
  const known = new Map(matrix.rows.map((row) => [row.query, row]));
  const rows = input.queries.flatMap((query) => {
    const row = known.get(query);
    return row === undefined ? [] : [{ ...row, cells: readCells(row) }];
  });
  const make = input.form === 'wide' ? wideFile : longFile;
  const file = make({ ...input, rows, buckets: matrix.buckets });
  return {
    columns: file.columns,
    total: file.rows.length,
    coverage: coverageOf(rows),
    pages: () => cut(file.rows),
  };
}
