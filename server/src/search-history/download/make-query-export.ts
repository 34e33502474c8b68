import { startQueryExport } from '@vitrina/contract/search-history.ts';
import type { MakeFile } from '../../exports/make-export.ts';
import { problem } from '../../platform/problem.ts';
import { openTable } from '../table/open-table.ts';
import { ROWS_AT_ONCE } from './list-pages.ts';
import { findCityName } from './query-file.ts';
import { writeQueryFile } from './write-query-file.ts';

export const QUERY_EXPORT = 'searchHistory.queries';

/** The file of a whole table, in a worker. */
export const makeQueryExport: MakeFile = async function* (context, { request, orderedAt, progress, signal }) {
  // Ordered by an older release, it may lack what has been added since.
  const input = startQueryExport.input.parse(request);
  const table = await openTable(context, input, orderedAt);
  const first = await table.listLines(0, ROWS_AT_ONCE, false);
  if (first.total === 0) throw problem('searchHistory.notFound');
  const cityName = await findCityName(context, input.cityId);
  yield* writeQueryFile({
    clickhouse: context.clickhouse,
    input,
    cityName,
    table,
    first,
    onRows: progress,
    signal,
  });
};
