import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';

/** Places between stored ones that nobody kept, as inclusive spans. */
export function listGaps(products: readonly Pick<ShelfProduct, 'place'>[]): { from: number; to: number }[] {
  return products.flatMap(({ place }, index) => {
    const next = (products[index - 1]?.place ?? 0) + 1;
    return place > next ? [{ from: next, to: place - 1 }] : [];
  });
}
