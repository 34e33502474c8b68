import { EXPORT_RULES } from '@vitrina/contract/exports.ts';
import { startExport } from '../../exports/start-export.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { openTable } from '../table/open-table.ts';
import { QUERY_EXPORT } from './make-query-export.ts';
import { type FileInput, findCityName, nameFile, requireHeaders } from './query-file.ts';

/** What could be refused is refused now, before the person; the worker asks all of it again. */
export async function startQueryExport(
  context: Context,
  userId: number,
  input: FileInput,
): Promise<{ exportId: string }> {
  requireHeaders(input);
  const table = await openTable(context, input);
  const { total } = await table.listLines(0, 1, false);
  if (total === 0) throw problem('searchHistory.notFound');
  const cityName = await findCityName(context, input.cityId);
  return startExport(context, {
    userId,
    cabinetId: input.cabinetId,
    kind: QUERY_EXPORT,
    request: input,
    name: nameFile(input, cityName),
    format: input.format,
    rowsTotal: Math.min(total, EXPORT_RULES.rowsAtMost),
  });
}
