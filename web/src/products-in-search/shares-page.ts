import type { ShelfProduct } from '@vitrina/contract/products-in-search.ts';

/** Two own cards stand on one page of the storefront. */
export function sharesPage(products: readonly Pick<ShelfProduct, 'page' | 'owners'>[]): boolean {
  const pages = products.filter(({ owners }) => owners.length > 0).map(({ page }) => page);
  return new Set(pages).size < pages.length;
}
