import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { countRun } from './count-run.ts';
import { getStatistics } from './get-statistics.ts';
import { noteSearchRun } from './saved-searches/note-search-run.ts';
import type { AskedTable, TableContext } from './table/open-table.ts';

/** The table of a question that the plan counts; a saved search of the same question has been run by it. */
export function answerStatistics(
  context: TableContext,
  asked: AskedTable & { page: number; pageSize: number },
): Promise<OutputOf<typeof getQueryStatistics>> {
  return countRun(context, asked, async () => {
    const answer = await getStatistics(context, asked);
    if (asked.queries.length > 0) await noteSearchRun(context, asked);
    return answer;
  });
}
