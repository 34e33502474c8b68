import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';

/** One part after another: a later one does not begin before the server has the one before. */
export async function sendInParts(
  queries: readonly string[],
  send: (part: string[]) => Promise<unknown>,
): Promise<void> {
  for (const part of cutQueries(queries)) await send(part);
}

/** As many at once as the server takes. */
export function cutQueries(queries: readonly string[]): string[][] {
  const size = MY_REQUESTS_BOUNDS.queries;
  return Array.from({ length: Math.ceil(queries.length / size) }, (_, index) =>
    queries.slice(index * size, (index + 1) * size),
  );
}
