import { queryOptions } from '@tanstack/react-query';
import type { InputOf, OutputOf, Route } from '@vitrina/contract/route.ts';
import { call } from './call.ts';

/** A route as a query: `useQuery(routeQuery(listProducts, input))`; all of a route's answers share `[route.path]`. */
export function routeQuery<R extends Route>(route: R, input: InputOf<R>) {
  return queryOptions<OutputOf<R>>({
    queryKey: [route.path, input],
    queryFn: ({ signal }) => call(route, input, { signal }),
  });
}
