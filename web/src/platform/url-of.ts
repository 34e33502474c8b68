import type { Route } from '@vitrina/contract/route.ts';

/** Some paths (product.md 7) begin with a slash and some do not; both live right under the base. */
export function urlOf(route: Route): string {
  return `/api/${route.path.replace(/^\/+/, '')}`;
}
