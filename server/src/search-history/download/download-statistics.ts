import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { CONTENT_TYPES } from '../../exports/rules.ts';
import type { FileAnswer } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import { openTable, type TableContext } from '../table/open-table.ts';
import { ROWS_AT_ONCE } from './list-pages.ts';
import { type FileInput, findCityName, nameFile, requireHeaders } from './query-file.ts';
import { writeQueryFile } from './write-query-file.ts';

// Half a second of computing each; what finds no room is left to a worker by the page (use-save-table.ts).
const letThrough = createSemaphore({ atOnce: 2, waiting: 8 });

/** A file while the person waits; a longer table is made by a worker. */
export async function downloadStatistics(context: TableContext, input: FileInput): Promise<FileAnswer> {
  requireHeaders(input);
  return letThrough(() => makeFile(context, input));
}

async function makeFile(context: TableContext, input: FileInput): Promise<FileAnswer> {
  const table = await openTable(context, input);
  const first = await table.listLines(0, ROWS_AT_ONCE, false);
  if (first.total === 0) throw problem('searchHistory.notFound');
  if (first.total > EXPORT_RULES.rowsAtOnce) throw problem('request.tooHeavy');
  const cityName = await findCityName(context, input.cityId);
  const parts: Uint8Array[] = [];
  // Small enough to be made whole: what goes wrong on the way is a refusal and not half of a file.
  const file = writeQueryFile({ clickhouse: context.clickhouse, input, cityName, table, first });
  for await (const part of file) parts.push(Buffer.from(part));
  const body = Buffer.concat(parts);
  return { name: nameFile(input, cityName), contentType: CONTENT_TYPES[input.format], body };
}
