import type { Product } from '@vitrina/contract/products.ts';

const LINES = ['place', 'viewUsers', 'orders'] as const;
export type LineName = (typeof LINES)[number];

/** The marketplace tells nobody how somebody else's product is seen and bought. */
export function linesOf({ isExternal }: Pick<Product, 'isExternal'>): readonly LineName[] {
  return isExternal ? ['place'] : LINES;
}

/** The newest number of a line; null: there is none. */
export function lastOf(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
