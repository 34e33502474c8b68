import type { ReportContext } from '../platform/context.ts';
import { findQueryIds } from '../queries/find-query-ids.ts';
import { normaliseQuery } from '../queries/rules.ts';
import type { RequestedQuery } from './histories/fetch-histories.ts';

/** What was asked, normalised, each query once in the order asked. */
export function normaliseQueries(queries: readonly string[]): string[] {
  return [...new Set(queries.map(normaliseQuery))].filter((query) => query !== '');
}

/** Those of the asked texts that have an id: what was never searched nor imported is not asked of anybody. */
export async function findQueries(
  context: ReportContext,
  texts: readonly string[],
): Promise<RequestedQuery[]> {
  const ids = await findQueryIds(context, texts);
  return texts.flatMap((text) => {
    const id = ids.get(text);
    return id === undefined ? [] : [{ id, text }];
  });
}
