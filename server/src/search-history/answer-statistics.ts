import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { countRun } from './count-run.ts';
import { getStatistics } from './get-statistics.ts';
import { noteSearchRun } from './saved-searches/note-search-run.ts';
import type { TableContext, TableRequest } from './table/open-table.ts';

/** The table of a question that the plan counts; a saved search of the same question has been run by it. */
export function answerStatistics(
  context: TableContext,
  input: TableRequest & { page: number; pageSize: number },
): Promise<OutputOf<typeof getQueryStatistics>> {
  return countRun(context, input, async () => {
    const answer = await getStatistics(context, input);
    if (input.queries.length > 0) await noteSearchRun(context, input);
    return answer;
  });
}
