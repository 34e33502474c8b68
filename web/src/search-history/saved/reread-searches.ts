import type { QueryClient } from '@tanstack/react-query';
import { getSavedDemand, listSavedSearches } from '@vitrina/contract/saved-searches.ts';

/** After whatever changes saved searches or when they were run: the list and the chart of their demand. */
export async function rereadSearches(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [listSavedSearches.path] }),
    client.invalidateQueries({ queryKey: [getSavedDemand.path] }),
  ]);
}
