import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';

/** As many at once as the server takes. */
export function cutQueries(queries: readonly string[]): string[][] {
  const size = MY_REQUESTS_BOUNDS.queries;
  return Array.from({ length: Math.ceil(queries.length / size) }, (_, index) =>
    queries.slice(index * size, (index + 1) * size),
  );
}
