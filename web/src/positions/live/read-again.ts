import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads again what is shown of some keys. The library lets a first reading that is on its way go on, and that one may have
 * been answered before the change: once it is there, another one follows.
 */
export async function readAgain(client: QueryClient, isMeant: (key: QueryKey) => boolean): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => isMeant(queryKey);
  const first = client
    .getQueryCache()
    .findAll({ predicate })
    .filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
  await client.invalidateQueries({ predicate });
  if (first.length === 0) return;
  await client.invalidateQueries({ predicate: (query) => first.includes(query) && predicate(query) });
}
